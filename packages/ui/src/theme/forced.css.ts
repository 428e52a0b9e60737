import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'

/**
 * Where the system decides the colours, grounds and shadows go and text and borders stay. What only a ground or a shadow told is told here by a system colour instead: `!important`,
 * because it must win over every state of every primitive, whichever style sheet comes first.
 */
const forced = (selector: string, rule: Record<string, string>) =>
  globalStyle(selector, {
    '@media': { '(forced-colors: active)': Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, `${value} !important`])) },
  })

// Where one is.
forced(':focus-visible, [data-focus-visible]', { outlineColor: 'Highlight' })
forced('[role^=menuitem][data-active-item], [role=option][data-active-item]', { outline: '2px solid Highlight', outlineOffset: '-2px' })

// What is chosen takes the system's highlight, words and pictures in it too.
const chosen =
  ':is(:is(a, button)[aria-current=page], [aria-pressed=true], [data-holds-current][data-narrow], [data-part=segment]:has(:checked)):not([aria-disabled=true])'
forced(chosen, { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight', borderColor: 'Highlight' })
forced(`${chosen} *`, { color: 'inherit' })
// The line under a tab that is not chosen is transparent, which the system would draw.
forced('[role=tab]', { borderBlockEndColor: 'Canvas' })
forced('[role=tab][aria-selected=true]', { borderBlockEndColor: 'Highlight' })

// What cannot be used is grey, not pale.
forced('[aria-disabled=true]:not([aria-busy=true])', { color: 'GrayText', borderColor: 'GrayText', opacity: '1' })

// On and off.
forced(':is([role=switch], input[type=checkbox])[aria-checked]:not([aria-checked=false], [aria-disabled=true])', {
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
})
forced(
  'input[type=radio][aria-checked=true]:not([aria-disabled=true]), [data-part=card]:has([aria-checked=true]):not([data-blocked]), [data-part=zone][data-over]',
  {
    borderColor: 'Highlight',
  },
)
forced('[data-part=day][aria-selected=true], [data-part=day][aria-selected=true] > *', {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
})
forced('[role=switch]::after', { backgroundColor: 'ButtonText' })
forced('[role=switch][aria-checked=true]:not([aria-disabled=true])::after', { backgroundColor: 'HighlightText' })
forced('[data-part=tick]', { color: 'HighlightText' })
forced('[data-blocked] [data-part=tick]', { color: 'GrayText' })

// The edges of what has a ground but no border.
forced('[data-ui=Badge], [data-ui=Segments], [data-part=avatar], [data-part=count]', { outline: '1px solid', outlineOffset: '-1px' })
forced(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], .Toastify__toast):not(:focus-visible)', {
  outline: '1px solid CanvasText',
  outlineOffset: '-1px',
})
forced('[role=separator], [data-ui=Divider]', { backgroundColor: 'CanvasText' })

// How far it is.
forced('[data-ui=Progress] progress', { outline: '1px solid CanvasText', backgroundColor: 'Canvas' })
forced('[data-ui=Progress] progress::-webkit-progress-value', { backgroundColor: 'Highlight' })
forced('[data-ui=Progress] progress::-moz-progress-bar', { backgroundColor: 'Highlight' })
forced('[data-ui=Progress] progress:indeterminate', { forcedColorAdjust: 'none', backgroundImage: 'linear-gradient(90deg, Canvas, Highlight, Canvas)' })
// A ring without its gap would not be seen to turn.
forced('[data-part=ring]', { forcedColorAdjust: 'none', color: 'CanvasText' })

// Pictures keep their own colours unless told otherwise; lines are told apart by their dashes.
forced(':is([data-ui=TrendChart], [data-ui=BarChart]) :is(svg, g, [data-part=bar]), [data-ui=Spark]', { color: 'CanvasText' })
forced(':is([data-ui=TrendChart], [data-ui=BarChart]) svg text', { fill: 'CanvasText' })
forced(':is([data-ui=TrendChart], [data-ui=BarChart]) svg line', { stroke: 'GrayText' })
forced('[data-ui=TrendChart] svg circle', { stroke: 'Canvas' })
forced('[data-part=rule]', { strokeOpacity: '0.4' })
forced('[data-part=tip]', { outline: '1px solid CanvasText' })
// Bars have no dashes: every second series is hollow, and its pieces keep their edge.
forced('[data-part=bar], [data-part=key] rect', { stroke: 'CanvasText' })
forced(':is([data-part=bar], [data-part=key]):is([data-nth="1"], [data-nth="3"], [data-nth="5"])', { fillOpacity: '0.15' })
forced(':is([data-part=bar], [data-part=key])[data-nth="2"]', { fillOpacity: '0.45' })

// Parts of a whole and steps of a scale are told apart by their own colours, with an edge around each; what is covered of a way takes the highlight.
forced('[data-ui=Donut] [data-part=arc]', { stroke: 'CanvasText' })
forced(':is([data-ui=Donut], [data-ui=Heatmap]) [data-part=swatch], [data-ui=Heatmap] [data-step]', { forcedColorAdjust: 'none' })
forced(':is([data-ui=Donut], [data-ui=Heatmap]) [data-part=swatch], [data-ui=Heatmap] [data-step]:not(:focus-visible)', {
  outline: '1px solid CanvasText',
  outlineOffset: '-1px',
})
forced('[data-ui=BarList] [data-part=bar]', { borderBlockEnd: '2px solid Highlight', borderRadius: '0' })
forced('[data-ui=Donut] [data-pointed]', { outline: '1px solid Highlight' })
forced(':is([data-ui=Meter] [role=meter], [data-ui=Funnel] [data-part=track])', { outline: '1px solid CanvasText' })
forced('[data-ui=Meter] [data-part=fill], [data-ui=Funnel] [data-part=bar]', { backgroundColor: 'Highlight' })
forced('[data-ui=Steps] li:is([data-state=done], [data-state=current])', { borderColor: 'Highlight' })
forced('[data-ui=Timeline] [data-part=mark]', { outline: '1px solid CanvasText' })
forced('[data-ui=MediaCard] svg', { color: 'CanvasText' })
forced('[data-ui=PlanCard][data-badged]', { borderColor: 'Highlight' })
forced('[data-ui=Flow] [data-part=way]', { stroke: 'CanvasText' })
forced('[data-ui=Flow] [data-part=way][data-near]', { stroke: 'Highlight' })
forced('[data-ui=LiveBadge] [data-state=live]', { backgroundColor: 'CanvasText' })
forced('[aria-disabled=true] [data-part=star]', { color: 'GrayText' })

// More contrast, colours kept: hairlines become lines, muted words plain ones, and the ring is thicker. A brand's own values are inline, hence `!important` here too.
globalStyle(':root, [data-ui=Theme]', {
  '@media': {
    '(prefers-contrast: more)': {
      vars: {
        [vars.color.line]: `${vars.color.lineStrong} !important`,
        [vars.color.muted]: `${vars.color.text} !important`,
        [vars.accent.line]: `${vars.accent.fill} !important`,
        [vars.accent.text]: `${vars.accent.onSoft} !important`,
        [vars.positive.line]: `${vars.positive.fill} !important`,
        [vars.caution.line]: `${vars.caution.fill} !important`,
        [vars.critical.line]: `${vars.critical.fill} !important`,
      },
    },
  },
})
globalStyle(':focus-visible, [data-focus-visible]', { '@media': { '(prefers-contrast: more)': { outlineWidth: '3px' } } })
