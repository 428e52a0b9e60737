/** Template APIs of the web, written for the interpreter; `shared.ts` comes before it. */
export const web = `
  const page = world.window
  for (const path of world.functions) put(page, path, Object.assign(() => { sent.push({ call: path }) }, at(page, path)))
  const readWindow = (path) => {
    const root = path.split('.')[0]
    // What the template itself may write is taken to be its own: missing until a template of the visit writes it.
    if (!own(page, root) && !testing && !allowed('access_globals', 'write', path)) unknown('readsGlobal ' + path)
    return at(page, path)
  }
  const partOf = (url, part, strip, pages, key) => {
    const found = urlOf(url)
    if (found === undefined) return ''
    switch (part) {
      case undefined: case null: case '': return found.href.split('#')[0]
      case 'protocol': return found.protocol.replace(':', '')
      case 'host': return strip ? found.hostname.replace(/^www\\d*\\./, '') : found.hostname
      case 'port': return found.port || (found.protocol === 'https:' ? '443' : '80')
      case 'path': { const last = found.pathname.slice(found.pathname.lastIndexOf('/') + 1); return (pages || []).includes(last) ? found.pathname.slice(0, -last.length) : found.pathname }
      case 'query': return key === undefined || key === null ? found.search.replace('?', '') : found.searchParams[key] === undefined ? null : [].concat(found.searchParams[key])[0]
      case 'fragment': return found.hash.replace('#', '')
      case 'extension': { const parts = found.pathname.split('.'); return parts.length > 1 ? parts.pop().split('/')[0] : '' }
    }
    return undefined
  }
  const putInWindow = (path, value) => { put(page, path, value); wrote.globals.push(path) }
  const layer = (path, version) => {
    if (world.closed.some((one) => one === path || one.startsWith(path + '.') || path.startsWith(one + '.'))) unknown('reads ' + path)
    const value = version === 1 ? world.flat[path] : at(world.model, path)
    return copy(value)
  }
  const store = (on) => ({
    getItem: (key) => (own(on, key) ? on[key] : null), setItem: (key, value) => { on[key] = String(value); return true }, removeItem: (key) => { delete on[key] },
  })
  const queueOf = (path) => {
    let list = at(page, path)
    if (!isList(list)) putInWindow(path, (list = []))
    return list
  }
  const pushTo = (path, value) => { queueOf(path).push(value); if (path === 'dataLayer') pushes.push(copy(value)) }
  Object.assign(apis, {
    copyFromWindow: (path) => { need('access_globals', 'read', path); return copy(readWindow(path)) },
    setInWindow: (path, value, override) => { need('access_globals', 'readwrite', path); if (!override && readWindow(path) !== undefined) return false; putInWindow(path, value); return true },
    aliasInWindow: (to, from) => { need('access_globals', 'write', to); need('access_globals', 'read', from); const value = readWindow(from); if (value === undefined) return false; putInWindow(to, value); return true },
    callInWindow: (path, ...given) => {
      need('access_globals', 'execute', path)
      if (path === 'dataLayer.push') { for (const one of given) pushTo('dataLayer', one); return given.length }
      const found = readWindow(path)
      if (typeof found === 'function') { const on = path.includes('.') ? at(page, path.split('.').slice(0, -1).join('.')) : undefined; return copy(found.apply(on, given)) }
      sent.push({ call: path })
      return undefined
    },
    createQueue: (path) => { need('access_globals', 'readwrite', path); if (path !== 'dataLayer') readWindow(path); queueOf(path); return (value) => { pushTo(path, value) } },
    createArgumentsQueue: (name, path) => {
      need('access_globals', 'readwrite', name); need('access_globals', 'readwrite', path)
      const there = readWindow(name)
      if (typeof there === 'function') return there
      if (path !== 'dataLayer') readWindow(path)
      queueOf(path)
      const made = (...given) => { pushTo(path, given) }
      putInWindow(name, made)
      return made
    },
    injectScript: (url, success, failure, token) => { need('inject_script', url); sent.push({ script: url }); if (testing) return; },
    injectHiddenIframe: (url, success) => { need('inject_hidden_iframe', url); sent.push({ frame: url }) },
    sendPixel: (url, success, failure) => { need('send_pixel', url); sent.push({ pixel: url }) },
    getCookieValues: (name, decode) => { need('get_cookies', name); return (world.cookies[name] || []).map((value) => (decode === false ? value : noLonger(decodeURIComponent)(value))) },
    setCookie: (name, value, options) => { need('set_cookies', name, options); wrote.cookies[name] = encodeURIComponent(value); world.cookies[name] = [wrote.cookies[name]] },
    getUrl: (part, strip, pages, key) => { need('get_url', part, key); return partOf(world.url, part, strip, pages, key) },
    getReferrerUrl: (part) => { need('get_referrer', part); return partOf(world.referrer, part) },
    getQueryParameters: (key, all) => { need('get_url', 'query', key); const found = (urlOf(world.url) || { searchParams: {} }).searchParams[key]; const list = found === undefined ? [] : [].concat(found); return all ? list : list[0] },
    getReferrerQueryParameters: (key, all) => { need('get_referrer', 'query', key); const found = (urlOf(world.referrer) || { searchParams: {} }).searchParams[key]; const list = found === undefined ? [] : [].concat(found); return all ? list : list[0] },
    readTitle: () => { need('read_title'); return world.title === undefined ? unknown('reads document.title') : world.title },
    readCharacterSet: () => { need('read_character_set'); return 'UTF-8' },
    copyFromDataLayer: (path, version) => { need('read_data_layer', path); return layer(path, version || 2) },
    addConsentListener: (type) => { need('access_consent', type, 'read'); sent.push({ listener: type }) },
    setDefaultConsentState: (state) => { for (const type of Object.keys(state)) if (!/^(region|wait_for_update)$/.test(type)) need('access_consent', type, 'write'); consents.push(['consent', 'default', copy(state)]) },
    updateConsentState: (state) => { for (const type of Object.keys(state)) need('access_consent', type, 'write'); consents.push(['consent', 'update', copy(state)]) },
    gtagSet: (...given) => { const values = isBag(given[0]) ? given[0] : { [given[0]]: given[1] }; for (const key of Object.keys(values)) need('write_data_layer', key); pushes.push(['set', copy(values)]) },
    readAnalyticsStorage: () => unknown('reads the storage of Analytics'),
  })
  objects.localStorage = {
    getItem: (key) => { need('access_local_storage', 'read', key); if (!testing && !own(world.storage, key)) unknown('reads localStorage.' + key); return store(world.storage).getItem(key) },
    setItem: (key, value) => { need('access_local_storage', 'write', key); wrote.storage[key] = String(value); return store(world.storage).setItem(key, value) },
    removeItem: (key) => { need('access_local_storage', 'write', key); return store(world.storage).removeItem(key) },
  }
  const kept = {}
  objects.templateStorage = {
    getItem: (key) => { need('access_template_storage'); return own(kept, key) ? kept[key] : null }, setItem: (key, value) => { need('access_template_storage'); kept[key] = value },
    removeItem: (key) => { need('access_template_storage'); delete kept[key] }, clear: () => { for (const key of Object.keys(kept)) delete kept[key] },
  }
`
