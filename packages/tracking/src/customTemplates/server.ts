/** Template APIs of the server, written for the interpreter; `shared.ts` comes before it. */
export const server = `
  const request = world.request
  const promised = (value) => Promise.resolve(value)
  const never = () => new Promise(() => {})
  const kept = {}
  const response = { status: 200, headers: {}, body: '' }
  const queryOf = () => { const found = urlOf('https://x.example/?' + (request.query || '')); return found ? found.searchParams : {} }
  Object.assign(apis, {
    getAllEventData: () => { need('read_event_data'); return copy(world.event) },
    getEventData: (path) => { need('read_event_data', path); return copy(at(world.event, path)) },
    getRequestHeader: (name) => { need('read_request', 'header', name); return request.headers[String(name).toLowerCase()] },
    getRequestBody: () => { need('read_request', 'body'); return request.body },
    getRequestPath: () => { need('read_request', 'path'); return request.path },
    getRequestMethod: () => { need('read_request', 'method'); return request.method },
    getRequestQueryString: () => { need('read_request', 'query'); return request.query },
    getRequestQueryParameter: (key) => { need('read_request', 'query', key); return [].concat(queryOf()[key])[0] },
    getRequestQueryParameters: () => { need('read_request', 'query'); return queryOf() },
    getRemoteAddress: () => { need('read_request', 'ip'); return request.address },
    getCookieValues: (name) => { need('get_cookies', name); return (world.cookies[name] || []).slice() },
    setCookie: (name, value, options) => { need('set_cookies', name, options); sent.push({ cookie: name }) },
    setResponseHeader: (name, value) => { need('access_response'); response.headers[name] = value }, setResponseStatus: (status) => { need('access_response'); response.status = status },
    setResponseBody: (body) => { need('access_response'); response.body = body }, setPixelResponse: () => { need('access_response') },
    returnResponse: () => { need('return_response') }, claimRequest: () => {}, getClientName: () => { need('read_container_data'); return world.client },
    runContainer: (event, completed, started) => { need('run_container'); if (completed) later.push(() => completed({})) },
    sendHttpRequest: (url, ...more) => { need('send_http', url); sent.push({ request: url }); return never() },
    sendHttpGet: (url, ...more) => { need('send_http', url); sent.push({ request: url }); return never() },
    sendPixelFromBrowser: (url) => { need('send_pixel_from_browser', url); sent.push({ pixel: url }); return true },
    sendEventToGoogleAnalytics: () => { need('send_http', 'https://www.google-analytics.com/'); return never() },
    getGoogleAuth: () => { need('use_google_credentials'); return {} }, getGoogleScript: () => never(),
    computeEffectiveTldPlusOne: (text) => { if (typeof text !== 'string') return undefined; const found = urlOf(/^[a-z]+:/i.test(text) ? text : 'https://' + text); if (!found) return ''; const parts = found.hostname.split('.'); return parts.slice(/^(co|com|org|net|gov|ac|edu)$/.test(parts[parts.length - 2] || '') && (parts[parts.length - 1] || '').length === 2 ? -3 : -2).join('.') },
    isRequestMpv1: () => false, isRequestMpv2: () => false, extractEventsFromMpv1: () => [], extractEventsFromMpv2: () => [],
    addMessageListener: () => { need('use_message') }, hasMessageListener: () => false, sendMessage: () => { need('use_message') },
    hmacSha256: () => unknown('calls hmacSha256'), setResponseCookie: () => {},
  })
  objects.Promise = { all: (list) => Promise.all(list), create: (act) => new Promise(act), race: (list) => Promise.race(list), resolve: (value) => Promise.resolve(value), reject: (value) => Promise.reject(value) }
  objects.templateDataStorage = {
    getItemCopy: (key) => { need('access_template_storage'); return own(kept, key) ? copy(kept[key]) : null }, setItemCopy: (key, value) => { need('access_template_storage'); kept[key] = copy(value) },
    removeItem: (key) => { need('access_template_storage'); delete kept[key] }, clear: () => { for (const key of Object.keys(kept)) delete kept[key] },
  }
  objects.BigQuery = { insert: () => { need('access_bigquery'); return never() } }
  objects.Firestore = { read: () => { need('access_firestore'); return never() }, write: () => { need('access_firestore'); return never() }, query: () => { need('access_firestore'); return never() }, runTransaction: () => never() }
  objects.Messages = {}
`
