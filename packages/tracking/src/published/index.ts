export { type Decoded, decodePublished } from './decode.ts'
export { type Published, readPublished } from './resource.ts'
