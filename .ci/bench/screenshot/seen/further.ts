import { footer, type Kit, times, topBar } from '../kit.ts'

const edge = (kit: Kit) => `${kit.random.int(1, 2)}px solid #8${kit.random.pick(['4', '6', '8'])}8888${kit.random.pick(['40', '60', '90'])}`
const plain = (label: string) => `<a href="#" style="color:inherit;text-decoration:none">${label}</a>`

/** A stream of notes with lines between them. */
export const stream = (kit: Kit) => {
  const line = edge(kit)
  return `${topBar(kit)}<main class="wrap" style="max-width:${kit.random.int(520, 900)}px"><h2>${kit.title()}</h2>${times(kit.random.int(5, 10), () => `<div style="display:flex;gap:12px;padding:${kit.gap}px 0;border-bottom:${line}">${kit.random.chance(0.6) ? kit.image('44px', 44, 'photo') : ''}<div><b>${kit.random.pick(kit.words.people)}</b> <span class="soft small">${kit.random.int(2, 50)} min</span><br>${kit.sentence()} ${kit.random.chance(0.4) ? kit.link() : ''}</div></div>`)}${kit.button(undefined, true)}</main>`
}

/** Facts in two columns, a line under each. */
export const facts = (kit: Kit) => {
  const line = edge(kit)
  return `${topBar(kit)}<main class="wrap"><h1>${kit.title()}</h1><div class="two" style="align-items:start">${times(2, () => `<div class="${kit.random.chance(0.5) ? 'card' : ''}"><h3>${kit.title()}</h3>${times(kit.random.int(3, 7), () => `<div style="display:flex;justify-content:space-between;padding:${kit.random.int(6, 14)}px 0;border-bottom:${line}"><span class="soft">${kit.random.pick(kit.words.fields)}</span><span>${kit.random.chance(0.25) ? kit.link() : kit.random.pick([...kit.words.people, ...kit.words.things])}</span></div>`)}</div>`)}</div><hr><p>${kit.sentence()}</p><hr>${kit.button()}</main>${footer(kit)}`
}

/** Tabs, notices, marks, bars of progress: boxes that are none of what is looked for. */
export const notices = (kit: Kit) => {
  const tint = () => `hsl(${kit.random.int(0, 359)} 70% 50% / .${kit.random.int(12, 30)})`
  const tabs = kit.random.some(kit.words.menu, kit.random.int(3, 5))
  return `${topBar(kit)}<main class="wrap"><h2>${kit.title()}</h2><nav style="display:flex;gap:${kit.random.int(14, 30)}px;border-bottom:${edge(kit)};margin-bottom:${kit.gap}px">${tabs.map((tab, at) => `<a href="#" style="padding:8px 4px;text-decoration:none;color:inherit;${at === 0 ? 'border-bottom:3px solid currentColor' : ''}">${tab}</a>`).join('')}</nav>${times(kit.random.int(2, 4), () => `<div style="background:${tint()};${kit.random.chance(0.5) ? `border-left:4px solid #888;` : `border:${edge(kit)};border-radius:6px;`}padding:${kit.random.int(8, 16)}px;margin-bottom:${kit.gap}px">${kit.sentence()} ${kit.random.chance(0.4) ? kit.link() : ''}</div>`)}<div class="row">${times(kit.random.int(3, 7), () => `<span class="chip">${kit.random.pick(kit.words.columns)}</span>`)}</div><br>${times(3, () => `<div class="small">${kit.random.pick(kit.words.fields)}</div><div style="height:${kit.random.int(6, 16)}px;background:#8883;border-radius:9px;margin-bottom:12px"><div style="height:100%;width:${kit.random.int(10, 95)}%;background:#5a8;border-radius:9px"></div></div>`)}<div class="row">${kit.button()}${kit.button(undefined, true)}</div></main>`
}

/** A talk: bubbles left and right, a field at the end. */
export const talk = (kit: Kit) => {
  const radius = kit.random.int(4, 20)
  return `${topBar(kit)}<main class="wrap" style="max-width:${kit.random.int(460, 800)}px">${times(kit.random.int(5, 9), (at) => `<div style="display:flex;justify-content:${at % 2 === 0 ? 'flex-start' : 'flex-end'};margin-bottom:10px"><div style="max-width:70%;padding:9px 14px;border-radius:${radius}px;background:${at % 2 === 0 ? '#8883' : '#3a78d4'};${at % 2 === 0 ? '' : 'color:#fff'}">${kit.sentence()}${kit.random.chance(0.3) ? ` ${kit.sentence()}` : ''}</div></div>`)}<div class="row" style="flex-wrap:nowrap"><div style="flex:1"><input class="f" placeholder="${kit.random.pick(kit.words.hints)}"></div>${kit.button()}</div></main>`
}

/** A month: cells with lines around them. */
export const month = (kit: Kit) => {
  const line = edge(kit)
  return `${topBar(kit)}<main class="wrap"><div class="row"><h2>${kit.title()}</h2><span class="push row">${kit.button(undefined, true)}${kit.button()}</span></div><div style="display:grid;grid-template-columns:repeat(7,1fr);border-top:${line};border-left:${line}">${times(35, (at) => `<div style="min-height:${kit.random.int(54, 58)}px;border-right:${line};border-bottom:${line};padding:4px" class="small">${at + 1}${kit.random.chance(0.2) ? `<div style="background:#4a86;border-radius:3px;padding:1px 4px">${kit.random.pick(kit.words.menu)}</div>` : ''}</div>`)}</div></main>`
}

/** Headlines that are links and look like any headline. */
export const headlines = (kit: Kit) => {
  const underline = kit.random.chance(0.3)
  const headline = () => (underline ? `<a href="#" style="color:inherit">${kit.title()}</a>` : plain(kit.title()))
  return `${topBar(kit)}<main class="wrap"><div class="grid" style="--n:${kit.random.int(2, 3)}">${times(kit.random.int(4, 9), () => `<article>${kit.random.chance(0.5) ? kit.image('100%', kit.random.int(90, 170)) : ''}<div class="small soft">${kit.random.pick(kit.words.menu)}</div><h3 style="margin-top:4px">${headline()}</h3>${kit.random.chance(0.7) ? `<p>${kit.sentence()} ${kit.sentence()}</p>` : ''}${kit.random.chance(0.3) ? kit.link() : ''}</article>`)}</div></main>${footer(kit)}`
}

/** Lists of links under bold heads, as at the side of manuals and in indexes. */
export const indexes = (kit: Kit) => {
  const quiet = kit.random.chance(0.6)
  const item = (label: string) =>
    `<div style="padding:${kit.random.int(2, 6)}px 0">${quiet ? `<a href="#" style="color:inherit;text-decoration:none;opacity:.85">${label}</a>` : kit.link(label)}</div>`
  return `${topBar(kit)}<div class="rail"><aside class="side">${times(kit.random.int(2, 3), () => `<div style="font-weight:700;margin:10px 0 4px">${kit.random.pick(kit.words.menu)}</div><nav>${kit.menu(kit.random.int(3, 6))}</nav>`)}</aside><main class="wrap"><h1>${kit.title()}</h1>${kit.paragraph(2, 0.4)}<div class="grid" style="--n:3">${times(kit.random.pick([3, 6]), () => `<div><h3>${kit.title()}</h3>${kit.random.some(kit.words.links, kit.random.int(3, 6)).map(item).join('')}</div>`)}</div></main></div>${footer(kit)}`
}

/** Steps of an errand, fields, and the way on and back. */
export const steps = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap" style="max-width:720px"><div class="row" style="justify-content:space-between">${times(4, (at) => `<div style="text-align:center" class="small"><div style="width:32px;height:32px;line-height:32px;border-radius:50%;margin:0 auto 4px;background:${at === 1 ? '#2a7' : '#8884'};color:${at === 1 ? '#fff' : 'inherit'}">${at + 1}</div>${kit.random.pick(kit.words.menu)}</div>`)}</div><h2>${kit.title()}</h2><p>${kit.sentence()}</p><div class="grid" style="--n:${kit.random.int(1, 2)}">${times(kit.random.int(3, 6), () => kit.field())}</div>${times(2, () => `<p><label style="display:flex;gap:8px"><input type="checkbox">${kit.sentence()}</label></p>`)}<div class="row" style="justify-content:space-between">${kit.button(undefined, true)}${kit.button()}</div><p class="small">${kit.link()}</p></main>`

/** A question over the page, or a notice at its foot. */
export const overlay = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><h1>${kit.title()}</h1>${kit.paragraph(4, 0.2)}${kit.image('100%', 220)}${kit.paragraph(4, 0.2)}</main><div style="position:absolute;${kit.random.chance(0.5) ? 'left:0;right:0;top:560px' : 'left:28%;width:44%;top:180px;border-radius:10px'};background:${kit.random.pick(['#ffffff', '#22262e'])};box-shadow:0 4px 30px #0007;padding:24px"><div style="color:#888">${kit.sentence()} ${kit.sentence()} ${kit.link()}</div><div class="row" style="margin-top:14px">${kit.button()}${kit.button(undefined, true)}</div></div>`

/** A claim over a photo. */
export const stage = (kit: Kit) =>
  `<section style="position:relative;height:${kit.random.int(320, 520)}px;overflow:hidden"><div style="position:absolute;inset:0">${kit.image('100%', 520, 'photo').replace(/border-radius:\d+px/, '')}</div><div style="position:absolute;inset:0;background:#0008"></div><div style="position:relative;color:#fff;padding:80px 8%"><h1>${kit.title()}</h1><p>${kit.sentence()}</p>${kit.button()}</div></section><main class="wrap"><div class="grid" style="--n:3">${times(3, () => `<div class="card"><h3>${kit.title()}</h3>${kit.paragraph(2, 0.2)}${kit.link()}</div>`)}</div></main>${footer(kit)}`

/** Choices among cards, marked by their frames, and rows of filters. */
export const choices = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><div class="rail"><aside class="side"><h3>${kit.random.pick(kit.words.menu)}</h3>${times(kit.random.int(4, 7), () => `<label style="display:flex;gap:8px"><input type="checkbox">${kit.random.pick(kit.words.things)}</label>`)}${kit.field()}<br>${kit.button(undefined, true)}</aside><div><div class="row">${times(3, () => `<button class="b b2" style="padding:4px 12px">${kit.random.pick(kit.words.columns)}</button>`)}</div><br><div class="grid" style="--n:2">${times(kit.random.pick([4, 6]), (at) => `<div class="card" style="border:${at === 0 ? '2px solid #37c' : edge(kit)}"><b>${kit.random.pick(kit.words.things)}</b><p class="soft small">${kit.sentence()}</p>${kit.random.chance(0.5) ? kit.link() : ''}</div>`)}</div></div></div></main>`
