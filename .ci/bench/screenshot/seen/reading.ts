import { footer, type Kit, times, topBar } from '../kit.ts'

/** Documentation: a menu at the side, text with links, code. */
export const docs = (kit: Kit) =>
  `${topBar(kit)}<div class="rail"><aside class="side"><nav>${kit.menu(kit.random.int(5, 12))}</nav></aside><main class="wrap"><h1>${kit.title()}</h1>${kit.paragraph(4, 0.35)}<pre class="card" style="font:13px 'JetBrains Mono',monospace">const plan = read('goals')\nplan.events.forEach(send)</pre><h2>${kit.title()}</h2>${kit.paragraph(5, 0.3)}<ul>${times(4, () => `<li>${kit.random.chance(0.5) ? kit.link() : kit.sentence()}</li>`)}</ul><div class="row">${kit.link()}<span class="push">${kit.link()}</span></div></main></div>`

/** An article with a picture and further ones to read. */
export const article = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap" style="max-width:760px"><h1>${kit.title()}</h1><p class="soft small">${kit.random.pick(kit.words.people)} · 12.4.2026 · ${kit.link()}</p>${kit.image('100%', kit.random.int(200, 360), 'photo')}<br>${times(3, () => kit.paragraph(4, 0.25))}<div class="card"><h3>${kit.title()}</h3>${kit.paragraph(1)}<div class="row"><div style="flex:1">${kit.field()}</div>${kit.button()}</div></div></main>${footer(kit)}`

/** A list of articles with small pictures. */
export const journal = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><div class="grid" style="--n:${kit.random.int(1, 3)}">${times(kit.random.int(4, 7), () => `<article class="${kit.random.chance(0.5) ? 'card' : ''}">${kit.image('100%', kit.random.int(100, 190))}<h3>${kit.title()}</h3>${kit.paragraph(2)}${kit.link()}</article>`)}</div><nav class="row" style="justify-content:center;gap:16px">${times(5, (at) => `<a href="#">${at + 1}</a>`)}</nav></main>${footer(kit)}`

/** Results of a search. */
export const results = (kit: Kit) =>
  `<header class="bar"><div style="flex:1;max-width:520px"><input class="f" value="${kit.random.pick(kit.words.things)}"></div>${kit.button()}</header><main class="wrap">${times(kit.random.int(5, 8), () => `<div style="margin-bottom:${kit.gap + 6}px"><div style="font-size:18px">${kit.link(kit.title())}</div><div class="small soft">example.com › ${kit.random.pick(kit.words.menu)}</div>${kit.paragraph(2)}</div>`)}<nav class="row" style="gap:20px">${kit.menu(4)}</nav></main>`

/** Questions that open. */
export const questions = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><h1>${kit.title()}</h1>${times(kit.random.int(4, 8), () => `<div class="card" style="margin-bottom:8px"><b>${kit.sentence()}</b>${kit.random.chance(0.4) ? kit.paragraph(2, 0.5) : ''}</div>`)}<div class="row"><span>${kit.sentence()}</span>${kit.button()}${kit.link()}</div></main>${footer(kit)}`

/** A team: round pictures and names. */
export const team = (kit: Kit) =>
  `${topBar(kit)}<main class="wrap"><h1>${kit.title()}</h1>${kit.paragraph(3, 0.3)}<div class="grid" style="--n:4;text-align:center">${times(kit.random.pick([4, 8]), () => `<div><div style="border-radius:50%;overflow:hidden;width:110px;margin:0 auto 8px" data-image>${kit.image('110px', 110, 'photo')}</div><b>${kit.random.pick(kit.words.people)}</b><p class="soft small">${kit.random.pick(kit.words.menu)}</p>${kit.random.chance(0.4) ? kit.link() : ''}</div>`)}</div></main>${footer(kit)}`
