import { chart, picture, type PictureKind } from './pictures.ts'
import { type Random, randomOf } from './random.ts'
import { type Words, words } from './words.ts'

export const languagesOfPages = ['en', 'es', 'fr', 'de'] as const

/** What families of pages for training build with: looks by chance, one set a page. */
export interface Kit {
  random: Random
  words: Words
  phone: boolean
  css: string
  /** A gap in pixels, denser or looser with the page. */
  gap: number
  button: (label?: string, second?: boolean) => string
  link: (label?: string) => string
  menu: (count: number) => string
  field: (label?: string) => string
  sentence: () => string
  /** Sentences, some with a link inside. */
  paragraph: (count: number, links?: number) => string
  title: () => string
  image: (width: string, height: number, kind?: PictureKind) => string
  chart: (width: string, height: number) => string
}

const icon = '<svg class="icon" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="2"/></svg>'

/** Looks and helpers from a seed. */
export function kitOf(seed: number): Kit {
  const random = randomOf(seed)
  const { pick, int, chance } = random
  const phone = chance(0.16)
  const dark = chance(0.22)
  const hue = int(0, 359)
  const base = int(13, 17)
  const gap = int(6, 22)
  const accent = `hsl(${hue} ${int(45, 95)}% ${dark ? int(52, 66) : int(34, 52)}%)`
  const grey = chance(0.25)
  const ground = dark ? `hsl(${hue} ${int(0, 25)}% ${int(8, 16)}%)` : grey ? `hsl(${hue} ${int(5, 30)}% ${int(94, 98)}%)` : '#fff'
  const card = dark ? `hsl(${hue} ${int(0, 22)}% ${int(17, 23)}%)` : '#fff'
  const ink = dark ? `hsl(${hue} 15% ${int(84, 96)}%)` : `hsl(${hue} ${int(0, 30)}% ${int(8, 24)}%)`
  const soft = dark ? `hsl(${hue} 12% ${int(58, 70)}%)` : `hsl(${hue} ${int(0, 20)}% ${int(38, 54)}%)`
  const edge = dark ? `hsl(${hue} 12% ${int(28, 42)}%)` : `hsl(${hue} ${int(0, 20)}% ${int(70, 88)}%)`
  const radius = pick([0, 2, 4, 6, 8, 12, 999])
  const font = pick(['Inter', 'Inter', 'Open Sans', 'Open Sans', 'JetBrains Mono'])
  const padding = `${int(5, 14)}px ${int(12, 30)}px`
  const fills = [
    `background:${accent};color:#fff;border:1px solid ${accent}`,
    `background:linear-gradient(${accent},hsl(${hue} 70% 30%));color:#fff;border:0`,
    `background:linear-gradient(90deg,${accent},hsl(${hue + 40} 70% 45%));color:#fff;border:0`,
    `background:${ink};color:${ground};border:0`,
    `background:hsl(${int(0, 359)} 75% ${int(38, 60)}%);color:#fff;border:0`,
    `background:hsl(${int(35, 55)} 95% 55%);color:#222;border:1px solid hsl(40 80% 40%)`,
  ]
  const seconds = [
    `background:transparent;color:${accent};border:${int(1, 2)}px solid ${accent}`,
    `background:${card};color:${ink};border:1px solid ${edge}`,
    `background:${dark ? 'hsl(0 0% 30%)' : `hsl(${hue} 15% 90%)`};color:${ink};border:0`,
    `background:hsl(${hue} 80% ${dark ? 22 : 92}%);color:${accent};border:0`,
  ]
  const inputs = [
    `background:${card};border:1px solid ${edge};border-radius:${Math.min(radius, 20)}px`,
    `background:${card};border:2px solid ${edge};border-radius:${Math.min(radius, 8)}px`,
    `background:${dark ? 'hsl(0 0% 26%)' : `hsl(${hue} 12% 93%)`};border:0;border-radius:${Math.min(radius, 12)}px`,
    `background:transparent;border:0;border-bottom:${int(1, 2)}px solid ${soft};border-radius:0`,
    `background:${dark ? 'hsl(0 0% 24%)' : '#f2f2f2'};border:0;border-bottom:2px solid ${soft};border-radius:4px 4px 0 0`,
  ]
  const links = [
    `color:${accent};text-decoration:none`,
    `color:${accent};text-decoration:none`,
    `color:${accent};text-decoration:underline`,
    `color:${dark ? '#6ab0ff' : '#0645ad'};text-decoration:underline`,
    `color:inherit;text-decoration:underline`,
    `color:${accent};text-decoration:none;font-weight:600`,
  ]
  const bars = [
    { ground: card, ink, border: `border-bottom:1px solid ${edge}` },
    { ground, ink: soft, border: '' },
    { ground: accent, ink: '#fff', border: '' },
    { ground: '#1c2230', ink: '#cfd6e4', border: '' },
  ]
  const bar = pick(bars)
  const wide = chance(0.3)
  const css = `*{box-sizing:border-box}body{margin:0;background:${ground};color:${ink};font:${base}px/${(int(13, 17) / 10).toFixed(1)} '${font}',sans-serif}
    h1{font-size:${int(24, 52)}px;line-height:1.15;margin:0 0 ${gap}px}h2{font-size:${int(18, 30)}px;margin:0 0 ${gap}px}h3{font-size:${base + int(1, 4)}px;margin:0 0 6px}p{margin:0 0 ${gap}px}
    img{display:block;object-fit:cover}.soft{color:${soft}}.small{font-size:${base - 2}px}
    .b{display:inline-block;font:${pick([400, 500, 600, 700])} ${base - int(0, 2)}px '${font}',sans-serif;padding:${padding};border-radius:${radius}px;text-decoration:none;white-space:nowrap;
      ${chance(0.2) ? `box-shadow:0 ${int(1, 5)}px ${int(2, 14)}px #0004;` : ''}${chance(0.15) ? 'text-transform:uppercase;letter-spacing:.06em;' : ''}${pick(fills)}}
    .b2{${pick(seconds)}}.icon{width:1em;height:1em;vertical-align:-.12em;margin-right:.4em}
    .f{display:block;width:100%;font:${base - int(0, 1)}px '${font}',sans-serif;color:${ink};padding:${int(5, 13)}px ${int(6, 14)}px;outline:0;appearance:none;${pick(inputs)}}
    .f::placeholder{color:${soft};opacity:.8}select.f{background-image:linear-gradient(45deg,transparent 50%,${soft} 50%);background-size:8px 8px;background-repeat:no-repeat;background-position:right 10px center}
    label{display:block;margin-bottom:4px;font-size:${base - int(0, 2)}px;${chance(0.4) ? `color:${soft};` : ''}${chance(0.3) ? 'font-weight:600' : ''}}
    a{${pick(links)}}nav a,footer a{${chance(0.75) ? 'color:inherit;text-decoration:none' : ''}}
    .bar{background:${bar.ground};color:${bar.ink};${bar.border};display:flex;align-items:center;gap:${int(12, 32)}px;padding:${int(8, 22)}px ${phone ? 14 : int(16, 60)}px}
    .bar a:not(.b),.side a:not(.b){color:inherit;text-decoration:none}.bar .b{outline:1px solid #ffffffb0}
    .bar nav{display:flex;gap:${int(14, 34)}px;flex-wrap:wrap}.push{margin-left:auto}
    .card{background:${card};border-radius:${Math.min(radius, 14)}px;${pick([`border:1px solid ${edge};`, 'box-shadow:0 1px 6px #0003;', ''])}padding:${gap}px;overflow:hidden}
    .wrap{max-width:${wide ? 1240 : int(720, 1120)}px;margin:0 auto;padding:${gap * 2}px ${phone ? 14 : 24}px}
    .grid{display:grid;gap:${gap}px;grid-template-columns:repeat(${phone ? 1 : 'var(--n)'},minmax(0,1fr))}.row{display:flex;gap:${gap}px;align-items:center;flex-wrap:wrap}
    .two{display:grid;gap:${gap * 2}px;grid-template-columns:${phone ? '1fr' : '1fr 1fr'};align-items:center}
    .rail{display:grid;grid-template-columns:${phone ? '1fr' : `${int(170, 260)}px 1fr`};gap:${gap}px}.side{padding:${gap}px;${chance(0.5) ? `background:${bar.ground};color:${bar.ink}` : `border-right:1px solid ${edge}`}}
    .side nav a{display:block;padding:${int(3, 10)}px ${int(0, 10)}px}.side .on{background:${dark ? '#ffffff22' : '#00000012'};border-radius:6px}
    footer{border-top:1px solid ${edge};padding:${gap * 2}px ${phone ? 14 : 40}px;${chance(0.5) ? `color:${soft}` : ''};${chance(0.3) ? 'background:#20242c;color:#b9c0cc' : ''}}
    table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:${int(4, 13)}px 10px;border-bottom:1px solid ${edge}}th{font-size:${base - 2}px;${chance(0.5) ? `background:${dark ? '#ffffff10' : '#00000009'}` : ''}}
    .chip{display:inline-block;padding:1px 8px;border-radius:99px;font-size:${base - 3}px;background:${dark ? '#35506e' : '#dcecff'};color:${dark ? '#cfe6ff' : '#164a80'}}`
  const lexicon = words[pick(languagesOfPages)]
  const withIcons = chance(0.25)
  const labels = chance(0.75)
  const kit: Kit = {
    random,
    words: lexicon,
    phone,
    css,
    gap,
    button: (label = pick(lexicon.buttons), second = false) =>
      pick([
        `<button class="b${second ? ' b2' : ''}">${withIcons ? icon : ''}${label}</button>`,
        `<a href="#" class="b${second ? ' b2' : ''}">${withIcons ? icon : ''}${label}</a>`,
      ]),
    link: (label = pick(lexicon.links)) => `<a href="#">${label}${chance(0.12) ? ' →' : ''}</a>`,
    menu: (count) =>
      random
        .some(lexicon.menu, count)
        .map((label, at) => `<a href="#"${at === 0 ? ' class="on"' : ''}>${label}</a>`)
        .join(''),
    field: (label = pick(lexicon.fields)) => {
      const hint = chance(0.6) ? pick(lexicon.hints) : ''
      const value = hint === '' && chance(0.4) ? pick(lexicon.people) : ''
      const kind = random.next()
      const control =
        kind < 0.12
          ? `<select class="f"><option>${pick(lexicon.things)}</option></select>`
          : kind < 0.22
            ? `<textarea class="f" rows="${int(2, 5)}" style="resize:none" placeholder="${hint}"></textarea>`
            : `<input class="f" placeholder="${hint}" value="${value}">`
      return `<div>${labels ? `<label>${label}</label>` : ''}${control}</div>`
    },
    sentence: () => pick(lexicon.sentences),
    paragraph: (count, share = 0) =>
      `<p>${random
        .some(lexicon.sentences, count)
        .map((sentence) => {
          if (!chance(share)) return sentence
          const parts = sentence.split(' ')
          const from = int(0, parts.length - 3)
          const to = from + int(1, 3)
          return [...parts.slice(0, from), `<a href="#">${parts.slice(from, to).join(' ')}</a>`, ...parts.slice(to)].join(' ')
        })
        .join(' ')}</p>`,
    title: () => pick(lexicon.titles),
    image: (width, height, kind = pick(['photo', 'photo', 'drawing', 'sketch'])) =>
      picture(random, kind, `width:${width};height:${height}px;border-radius:${Math.min(radius, 12)}px`),
    chart: (width, height) => chart(random, width, height, ink),
  }
  return kit
}

/** A list made by a function. */
export const times = (count: number, make: (at: number) => string): string => Array.from({ length: count }, (_, at) => make(at)).join('')

/** The bar at the top of a page: a mark, a menu, and at times a button or a search field. */
export function topBar(kit: Kit): string {
  const { random, phone } = kit
  const brand = random.chance(0.5)
    ? kit.image(`${random.int(33, 48)}px`, random.int(33, 44), 'mark')
    : `<b style="font-size:20px">${random.pick(kit.words.things)}</b>`
  const search =
    !phone && random.chance(0.3) ? `<div class="push" style="width:220px"><input class="f" placeholder="${random.pick(kit.words.hints)}"></div>` : ''
  const button = random.chance(0.5) ? `<div class="push">${kit.button()}</div>` : ''
  return `<header class="bar">${brand}${phone ? '' : `<nav>${kit.menu(random.int(3, 7))}</nav>`}${search}${search === '' ? button : ''}</header>`
}

/** Columns of links, or one row of them. */
export function footer(kit: Kit): string {
  const { random, words: lexicon } = kit
  const list = (count: number) => random.some([...lexicon.links, ...lexicon.menu], count)
  if (random.chance(0.5))
    return `<footer><div class="row" style="gap:${random.int(16, 34)}px">${list(4)
      .map((label) => kit.link(label))
      .join('')}<span class="small">© 2026</span></div></footer>`
  const column = () =>
    `<div><h3>${random.pick(lexicon.menu)}</h3>${list(random.int(3, 5))
      .map((label) => `<div style="padding:3px 0">${kit.link(label)}</div>`)
      .join('')}</div>`
  return `<footer><div class="grid" style="--n:4">${times(random.int(3, 4), column)}</div></footer>`
}
