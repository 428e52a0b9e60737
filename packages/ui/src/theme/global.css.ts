import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html, body', { margin: 0, blockSize: '100%' })
globalStyle('html', { colorScheme: 'light dark', backgroundColor: vars.color.page, textSizeAdjust: '100%' })
globalStyle('body', {
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.text.bodyLine,
  fontFeatureSettings: "'cv11', 'ss03'",
  color: vars.color.text,
  backgroundColor: vars.color.page,
  WebkitFontSmoothing: 'antialiased',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, pre', { margin: 0 })
globalStyle('ul, ol', { padding: 0, listStyle: 'none' })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('a', { color: 'inherit' })
globalStyle(':focus', { outline: 'none' })
globalStyle(':focus-visible, [data-focus-visible]', { outline: `2px solid ${vars.accent.focus}`, outlineOffset: '2px' })
globalStyle('::selection', { backgroundColor: vars.accent.soft, color: vars.accent.onSoft })
