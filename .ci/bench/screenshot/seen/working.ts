import { footer, type Kit, times, topBar } from '../kit.ts'

const figure = (kit: Kit) =>
  `<div class="card"><div class="small soft">${kit.random.pick(kit.words.menu)}</div><b style="font-size:24px">${kit.random.int(10, 9999)}</b> <span class="chip">+${kit.random.int(1, 20)} %</span></div>`

/** A dashboard: figures, charts, a list. */
export const dashboard = (
  kit: Kit,
) => `<div class="rail"><aside class="side"><b>${kit.random.pick(kit.words.things)}</b><nav>${kit.menu(kit.random.int(5, 9))}</nav></aside><main class="wrap"><div class="row"><h2>${kit.title()}</h2><span class="push">${kit.button(undefined, kit.random.chance(0.5))}</span></div><div class="grid" style="--n:4">${times(4, () => figure(kit))}</div><br>
  <div class="grid" style="--n:2">${times(kit.random.pick([2, 4]), () => `<div class="card"><div class="row"><h3>${kit.title()}</h3><span class="push">${kit.random.chance(0.6) ? kit.link() : ''}</span></div>${kit.chart('100%', kit.random.int(110, 200))}</div>`)}</div></main></div>`

/** Rows with states and acts. */
export const rows = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><div class="row"><h2>${kit.title()}</h2><div style="width:220px" class="push"><input class="f" placeholder="${kit.random.pick(kit.words.hints)}"></div>${kit.button()}</div><div class="card" style="margin-top:${kit.gap}px"><table><tr>${kit.random
    .some(kit.words.columns, 4)
    .map((name) => `<th>${name}</th>`)
    .join(
      '',
    )}<th></th></tr>${times(kit.random.int(5, 11), () => `<tr><td>${kit.random.pick(kit.words.people)}</td><td><span class="chip">${kit.random.pick(kit.words.columns)}</span></td><td>${kit.random.int(10, 900)},00</td><td>12.4.2026</td><td>${kit.random.chance(0.7) ? kit.link() : kit.button(undefined, true)}</td></tr>`)}</table></div></main>`

/** Cards like those of a dashboard, with a head each, and no field at all. */
export const boards = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><div class="grid" style="--n:3">${times(kit.random.int(3, 6), () => `<div class="card" style="padding:0"><div style="padding:${kit.gap}px;border-bottom:1px solid #8886;${kit.random.chance(0.5) ? 'background:#8882' : ''}">${kit.title()}</div><div style="padding:${kit.gap}px">${kit.random.chance(0.5) ? kit.chart('100%', 130) : times(3, () => `<p>${kit.sentence()}</p>`)}${kit.random.chance(0.4) ? kit.link() : ''}</div></div>`)}</div></main>${footer(kit)}`

/** Settings: groups of fields with a save button. */
export const settings = (kit: Kit) =>
  `<div class="rail"><aside class="side"><nav>${kit.menu(kit.random.int(4, 9))}</nav></aside><main class="wrap"><h1>${kit.title()}</h1>${times(kit.random.int(1, 3), () => `<section class="card" style="margin-bottom:${kit.gap}px"><h3>${kit.title()}</h3><div class="grid" style="--n:${kit.random.int(1, 2)}">${times(kit.random.int(2, 4), () => kit.field())}</div><p class="small soft">${kit.sentence()}</p><div class="row">${kit.button()}${kit.button(undefined, true)}</div></section>`)}</main></div>`

/** A form to write to somebody. */
export const contact = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap two" style="align-items:start"><div><h1>${kit.title()}</h1>${kit.paragraph(3, 0.3)}<p>${kit.link('team@example.com')}</p>${kit.random.chance(0.5) ? kit.image('100%', 200) : ''}</div><form class="${kit.random.chance(0.6) ? 'card' : ''}"><div class="grid" style="--n:1">${times(kit.random.int(3, 6), () => kit.field())}</div><p class="small">${kit.sentence()} ${kit.link()}</p>${kit.button()}</form></main>${footer(kit)}`

/** Signing in, in the middle of the page. */
export const entrance = (kit: Kit) =>
  `<main class="wrap" style="max-width:${kit.random.int(340, 460)}px;padding-top:${kit.random.int(30, 120)}px"><div class="${kit.random.chance(0.7) ? 'card' : ''}">${kit.random.chance(0.6) ? kit.image('48px', 48, 'mark') : ''}<h2>${kit.title()}</h2><div class="grid" style="--n:1">${times(kit.random.int(2, 4), () => kit.field())}</div><p class="small">${kit.link()}</p><div style="display:grid">${kit.button().replace('class="b', 'style="text-align:center" class="b')}</div><p class="small" style="text-align:center">${kit.sentence()} ${kit.link()}</p>${times(kit.random.int(0, 2), () => `<div style="display:grid;margin-top:8px">${kit.button(undefined, true).replace('class="b', 'style="text-align:center" class="b')}</div>`)}</div></main>`

/** Paying: two columns of fields and a sum. */
export const checkout = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap two" style="align-items:start"><div><h2>${kit.title()}</h2><div class="grid" style="--n:2">${times(kit.random.pick([4, 6]), () => kit.field())}</div><br>${kit.button()} ${kit.link()}</div><aside class="card">${times(3, () => `<div class="row">${kit.image('54px', 54)}<span>${kit.random.pick(kit.words.things)}</span><span class="push">${kit.random.int(9, 99)},00</span></div>`)}<div class="row"><div style="flex:1">${kit.field()}</div>${kit.button(undefined, true)}</div></aside></main>`
