/** Template APIs that web and server have alike, written for the interpreter; `core.ts` comes before it. */
export const shared = `
  const noLonger = (act) => (...given) => { try { return act(...given) } catch { return undefined } }
  const pattern = (source, flags) => { try { return new RegExp(source, flags || '') } catch { return null } }
  const urlOf = (text) => {
    const found = host('parseUrl', String(text))
    return found === '' ? undefined : parse(found)
  }
  const apis = {
    logToConsole: () => { need('logging') },
    getType: (value) => (value === null ? 'null' : isList(value) ? 'array' : typeof value),
    makeString: (value) => (value === undefined ? 'undefined' : String(value)),
    makeNumber: (value) => Number(value),
    makeInteger: (value) => Math.trunc(Number(value)) || 0,
    makeTableMap: (table, key, value) => { if (!isList(table)) return null; const made = {}; for (const row of table) if (isBag(row) && own(row, key)) made[row[key]] = row[value]; return made },
    encodeUri: noLonger(encodeURI), encodeUriComponent: noLonger((value) => encodeURIComponent(String(value))), decodeUri: noLonger(decodeURI), decodeUriComponent: noLonger(decodeURIComponent),
    toBase64: (text) => host('toBase64', String(text)),
    fromBase64: (text) => { const found = host('fromBase64', String(text)); return found === '-' ? undefined : found.slice(1) },
    sha256Sync: (text, { outputEncoding = 'base64' } = {}) => host('sha256', outputEncoding + ' ' + text),
    sha256: server
      ? (text, { outputEncoding = 'base64' } = {}) => Promise.resolve(host('sha256', outputEncoding + ' ' + text))
      : (text, success, failure, { outputEncoding = 'base64' } = {}) => { const made = host('sha256', outputEncoding + ' ' + text); later.push(() => success(made)) },
    parseUrl: urlOf,
    createRegex: pattern,
    testRegex: (regex, text) => (regex === null ? false : regex.test(text)),
    generateRandom: (low, high) => low + Math.floor(chance() * (high - low + 1)),
    getTimestampMillis: () => clock(), getTimestamp: () => clock(),
    callLater: (act) => { later.push(act) },
    addEventCallback: (act) => { need('read_event_metadata') },
    getContainerVersion: () => { need('read_container_data'); return copy(world.container) },
    queryPermission: (permission, ...what) => allowed(permission, ...(permission === 'access_globals' || permission === 'access_local_storage' ? what : what)),
    isConsentGranted: (type) => { need('access_consent', type, 'read'); const answer = world.consent[type]; return answer === '?' ? unknown('consent ' + type) : answer !== 'denied' },
  }
  const objects = {
    JSON: { parse: (text) => { try { return parse(text) } catch { return undefined } }, stringify: (...given) => stringify(...given) },
    Object: {
      keys: (value) => Object.keys(value), values: (value) => Object.values(value), entries: (value) => Object.entries(value), freeze: (value) => Object.freeze(value),
      delete: (value, key) => { if (!isBag(value) && !isList(value)) return false; delete value[key]; return true },
    },
    Math: { abs: Math.abs, floor: Math.floor, ceil: Math.ceil, round: Math.round, max: Math.max, min: Math.min, pow: Math.pow, sqrt: Math.sqrt },
    Number: Number,
  }
`
