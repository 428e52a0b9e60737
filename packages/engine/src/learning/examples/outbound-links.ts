export const outboundLinks = {
  fileName: 'outbound.js',
  code: `// Tells links to partners from links to everybody else. Your own hosts are no outbound links.
const own = ['shop.example', 'help.shop.example']
const partners = ['partner.example']

const belongsTo = (host, list) => list.some((name) => host === name || host.endsWith(\`.\${name}\`))

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link === null || !link.protocol.startsWith('http') || belongsTo(link.hostname, own)) return
  window.dataLayer = window.dataLayer || []
  window.dataLayer.push({
    event: 'open_outbound_link',
    link_domain: link.hostname,
    link_kind: belongsTo(link.hostname, partners) ? 'partner' : 'other',
  })
})
`,
}
