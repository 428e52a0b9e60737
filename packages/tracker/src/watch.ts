type Tell = (name: string, params?: Readonly<Record<string, unknown>>) => unknown

const files = /\.(pdf|zip|gz|rar|7z|docx?|xlsx?|pptx?|csv|txt|dmg|exe|msi|pkg|apk|mp[34]|mov|wav)$/i

/** Tells of every page that is looked at, also where a script changes the address without loading another. `look` is called before each. */
export function watchPages(look: () => void): void {
  let last: string | undefined
  const view = () => {
    const { pathname, search } = location
    if (pathname + search === last) return
    last = pathname + search
    look()
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...args) => {
      change(...args)
      // Routers set the title after the address.
      setTimeout(view)
    }
  }
  addEventListener('popstate', () => setTimeout(view))
  // A page that the browser prepares is not looked at yet; one that it takes out of its cache is looked at again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) last = undefined
    view()
  })
  if ((document as { prerendering?: boolean }).prerendering === true) document.addEventListener('prerenderingchange', view, { once: true })
  else view()
}

/** Tells of links to other sites, files that are fetched and forms that are sent, by the names that GA4 has for them. */
export function watchClicks(tell: Tell): void {
  const clicked = ({ target, type, button }: MouseEvent) => {
    if (type === 'auxclick' && button !== 1) return
    const link = (target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
    if (!link || !link.protocol.startsWith('http')) return
    const said = { link_url: link.href, link_text: link.innerText?.trim().slice(0, 100) ?? '' }
    const [file, extension] = files.exec(link.pathname) ?? []
    if (file !== undefined) tell('file_download', { ...said, file_name: link.pathname.split('/').pop(), file_extension: extension })
    else if (link.host !== location.host) tell('click', { ...said, link_domain: link.hostname, outbound: true })
  }
  document.addEventListener('click', clicked, true)
  document.addEventListener('auxclick', clicked, true)
  document.addEventListener(
    'submit',
    ({ target }) => {
      const form = target as HTMLFormElement
      // What is in the fields is nobody's business.
      tell('form_submit', { form_id: form.id, form_name: form.getAttribute('name') ?? '', form_destination: form.action })
    },
    true,
  )
}
