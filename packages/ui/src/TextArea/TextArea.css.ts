import { createVar, globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { style } from '../theme/style.ts'

export const least = createVar()
export const most = createVar()
const height = (rows: string) => `calc(${rows} * ${vars.text.bodyLine} + 18px)`

/** A hidden twin with the same text gives the height, so that nothing is measured by script. */
export const grow = style({
  display: 'grid',
  minInlineSize: 0,
  '::after': {
    content: "attr(data-text) ' '",
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    overflow: 'hidden',
    lineHeight: vars.text.bodyLine,
  },
})
globalStyle(`${grow} textarea, ${grow}::after`, {
  gridArea: '1 / 1',
  minBlockSize: height(least),
  maxBlockSize: height(most),
  paddingBlock: '8px',
  paddingInline: '10px',
  border: '1px solid transparent',
})
globalStyle(`${grow} textarea:not(:focus-visible):not([aria-invalid=true]):not([aria-disabled=true])`, { borderColor: vars.color.lineStrong })
globalStyle(`${grow} textarea[aria-invalid=true]`, { borderColor: vars.critical.fill })
globalStyle(`${grow} textarea[aria-disabled=true]`, { borderColor: vars.color.line })
export const area = style({ resize: 'none', overflowY: 'auto', overflowWrap: 'anywhere' })
