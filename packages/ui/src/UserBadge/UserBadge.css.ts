import { globalStyle } from '@vanilla-extract/css'
import { recipe } from '../theme/style.ts'

export const badge = recipe({ base: { minInlineSize: 0 }, variants: { compact: { true: {}, false: {} } } })
const [narrow, wide] = [badge.classNames.variants.compact.true, badge.classNames.variants.compact.false]
globalStyle(`${narrow} > button`, { paddingInline: 0, justifyContent: 'center' })
globalStyle(`${wide} > button`, { paddingInline: 8, paddingBlock: 6 })
