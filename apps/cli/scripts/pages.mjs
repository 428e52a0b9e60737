import { articlesOfProduct } from './documentation.mjs'

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** Text with the two marks that articles have. */
const inline = (text) =>
  escaped(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
const items = (list) => list.map((item) => `<li>${inline(item)}</li>`).join('')

function htmlOf(block, base) {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`
    case 'note':
      return `<blockquote>${inline(block.text)}</blockquote>`
    case 'list':
      return `<ul>${items(block.items)}</ul>`
    case 'steps':
      return `<ol>${items(block.items)}</ol>`
    case 'code':
      return `<p>${escaped(block.label)}:</p><pre tabindex="0"><code>${escaped(block.code)}</code></pre>`
    case 'link': {
      const [, article] = /\?article=([\w-]+)/.exec(block.href) ?? []
      return `<p><a href="${article === undefined ? `${base}${escaped(block.href.replace(/^\//, ''))}` : `${article}.html`}">${escaped(block.text)}</a></p>`
    }
    default:
      return `<p>${inline(block.text)}</p>`
  }
}

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:44rem;margin:0 auto;padding:1.5rem}pre{overflow-x:auto;padding:1rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:.5rem;font-size:.875rem}blockquote{margin:1rem 0;padding:.1rem 1rem;border-left:3px solid}nav a+a{margin-left:1rem}li{margin:.25rem 0}`

const page = (title, body, base) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)} · Tagmason</title><link rel="icon" href="${base}mark.svg"><style>${style}</style></head>
<body><nav aria-label="Tagmason"><a href="${base}">The product</a><a href="${base}docs/index.html">Documentation</a><a href="${base}storybook/index.html">Storybook</a></nav>
<main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`

/** The articles of the product's documentation as pages of a static host, by file name; `base` is the path of the product there. */
export async function documentationPages(base) {
  const { articleTexts, articlesSample, categoriesSample } = await articlesOfProduct()
  const lists = categoriesSample.flatMap(({ id, title }) => {
    const own = articlesSample.filter(({ category }) => category === id)
    return own.length === 0
      ? []
      : `<h2>${escaped(title)}</h2><ul>${own.map((one) => `<li><a href="${one.id}.html">${escaped(one.title)}</a>: ${escaped(one.description)}</li>`).join('')}</ul>`
  })
  return {
    'index.html': page('Documentation', lists.join('\n'), base),
    ...Object.fromEntries(
      articlesSample.map(({ id, title }) => [`${id}.html`, page(title, articleTexts[id].map((block) => htmlOf(block, base)).join('\n'), base)]),
    ),
  }
}
