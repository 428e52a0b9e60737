import * as z from './types.d.ts'
export * from './types.d.ts'
export { z }
export default z
