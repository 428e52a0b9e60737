/**
 * What the shims of template APIs share, written for the interpreter: permissions as `permissions.ts` reads them, patterns, copies, paths, and the record of calls that assertions and the simulation read.
 * `world` says what is known of page or request, `unknown(what)` ends a run for what only a browser knows, `host` answers what is not written here.
 */
export const core = `
  'use strict'
  const { parse, stringify } = JSON
  const isList = Array.isArray
  const own = Object.hasOwn
  const isBag = (value) => typeof value === 'object' && value !== null && !isList(value)
  const copy = (value, seen) => {
    if (typeof value !== 'object' || value === null) return value
    const known = seen || new Map()
    if (known.has(value)) return known.get(value)
    const made = isList(value) ? [] : {}
    known.set(value, made)
    for (const key of Object.keys(value)) made[key] = copy(value[key], known)
    return made
  }
  const same = (one, other, depth) => {
    if (one === other || (one !== one && other !== other)) return true
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null || depth > 50) return false
    if (isList(one) !== isList(other)) return false
    // What is undefined is as good as missing.
    const filled = (value) => Object.keys(value).filter((key) => value[key] !== undefined)
    const keys = filled(one)
    return keys.length === filled(other).length && keys.every((key) => own(other, key) && same(one[key], other[key], depth + 1))
  }
  const at = (from, path) => {
    let value = from
    for (const key of path.split('.')) { if (value === null || value === undefined) return undefined; value = value[key] }
    return value
  }
  const put = (into, path, value) => {
    const keys = path.split('.'), last = keys.pop()
    let on = into
    for (const key of keys) { if ((typeof on[key] !== 'object' && typeof on[key] !== 'function') || on[key] === null) on[key] = {}; on = on[key] }
    on[last] = value
  }
  const glob = (pattern, text) => new RegExp('^' + pattern.split('*').map((part) => part.replace(/[.+?^$\\{}()|[\\]\\\\\\\\/]/g, '\\\\$&')).join('.*') + '$', 'i').test(text)
  const keyMatches = (pattern, key) => pattern === '*' || pattern === key || (pattern.endsWith('.*') && key.startsWith(pattern.slice(0, -1))) || key.startsWith(pattern + '.')
  const urlMatches = (pattern, url) => {
    const [, scheme = '', host = '', rest = ''] = /^(?:([a-z*]+):\\/\\/)?([^/]*)(.*)$/i.exec(pattern) || []
    const [, urlScheme = '', urlHost = '', urlRest = ''] = /^([a-z]+):\\/\\/([^/?#]*)(.*)$/i.exec(url) || []
    if (scheme !== '' && scheme !== '*' && scheme !== urlScheme) return false
    const hosts = host.startsWith('*.') ? glob(host, urlHost) || glob(host.slice(2), urlHost) : glob(host, urlHost.replace(/:\\d+$/, '')) || glob(host, urlHost)
    return hosts && (rest === '' || rest === '/' || glob(rest + '*', urlRest === '' ? '/' : urlRest))
  }
  const anyUrl = (urls, url) => (urls || []).some((pattern) => urlMatches(pattern, url))

  // Whether a template may do something: the permission that it names, and within that this very thing.
  const rules = {
    access_globals: ({ keys = [] }, access, key) => keys.some((one) => keyMatches(one.key, key) && ({ read: one.read, write: one.write, readwrite: one.read && one.write, execute: one.execute })[access] === true),
    access_local_storage: ({ keys = [] }, access, key) => keys.some((one) => glob(one.key, key) && ({ read: one.read, write: one.write, readwrite: one.read && one.write })[access] === true),
    inject_script: ({ urls }, url) => anyUrl(urls, url),
    inject_hidden_iframe: ({ urls }, url) => anyUrl(urls, url),
    send_pixel: ({ allowedUrls, urls }, url) => allowedUrls === 'any' || anyUrl(urls, url),
    send_http: ({ allowedUrls, urls, allowGoogleDomains }, url) => allowedUrls === 'any' || anyUrl(urls, url) || (allowGoogleDomains === true && /^https?:\\/\\/([^/]*\\.)?(google|googleapis|google-analytics|doubleclick)\\.[a-z.]+(\\/|$)/.test(url)),
    send_pixel_from_browser: ({ allowedUrls, urls }, url) => allowedUrls === 'any' || anyUrl(urls, url),
    get_cookies: ({ cookieAccess, cookieNames = [] }, name) => cookieAccess === 'any' || cookieNames.some((one) => glob(one, name)),
    set_cookies: ({ allowedCookies = [] }, name) => allowedCookies.some((one) => glob(one.name || '*', name)),
    get_url: ({ urlParts, queriesAllowed, queryKeys = [], ...parts }, part, key) => urlParts === undefined || urlParts === 'any' || (part === undefined ? false : parts[part] === true && (part !== 'query' || key === undefined || queriesAllowed !== 'specific' || queryKeys.includes(key))),
    get_referrer: (...given) => rules.get_url(...given),
    read_data_layer: ({ allowedKeys, keyPatterns = [] }, key) => allowedKeys === 'any' || keyPatterns.some((one) => keyMatches(one, key) || glob(one, key)),
    write_data_layer: ({ keyPatterns = [] }, key) => keyPatterns.some((one) => keyMatches(one, key)),
    access_consent: ({ consentTypes = [] }, type, access) => consentTypes.some((one) => one.consentType === type && one[access] === true),
    read_event_data: ({ eventDataAccess, keyPatterns = [] }, key) => eventDataAccess === 'any' || (key !== undefined && keyPatterns.some((one) => keyMatches(one, key))),
    read_request: ({ requestAccess, headersAllowed, headerAccess, headerWhitelist = [], ...parts }, part, key) =>
      requestAccess === 'any' || part === undefined || (part === 'header' && (headerAccess === 'any' || headerWhitelist.some((one) => (one.headerName || '').toLowerCase() === String(key).toLowerCase()))) || parts[{ body: 'bodyAllowed', path: 'pathAllowed', query: 'queryParametersAllowed', method: 'methodAllowed', ip: 'remoteAddressAllowed', header: 'headersAllowed' }[part]] === true,
  }
  const allowed = (permission, ...what) => own(permissions, permission) && (!own(rules, permission) || rules[permission](permissions[permission], ...what) === true)
  const refused = []
  const need = (permission, ...what) => {
    if (allowed(permission, ...what)) return
    const text = [permission, ...what.filter((one) => one !== undefined)].join(' ')
    refused.push(text)
    throw new Error('The template has no permission for ' + text + '.')
  }

  // Every call of an API, in order.
  const calls = []
  const later = []
  const sent = []
  const pushes = []
  const consents = []
  // What it leaves behind in the page for the code that runs after it.
  const wrote = { globals: [], cookies: {}, storage: {} }
  let done = null
  const message = (value) => typeof value === 'string' ? "'" + value + "'" : typeof value === 'function' ? 'a function' : value === undefined ? 'undefined' : stringify(value)
`
