import { marking } from '../simulate/sandbox/marking.ts'
import { core } from './core.ts'
import { server } from './server.ts'
import { shared } from './shared.ts'
import { testing } from './testing.ts'
import { web } from './web.ts'

/** Names of a page that sandboxed JavaScript has not. */
const hidden =
  'window,self,globalThis,document,location,navigator,Object,Array,String,Number,Boolean,Math,JSON,Date,RegExp,Promise,Map,Set,WeakMap,WeakSet,Symbol,Proxy,Reflect,Error,TypeError,InternalError,eval,Function,BigInt,parseInt,parseFloat,isNaN,isFinite,encodeURIComponent,decodeURIComponent,encodeURI,decodeURI,escape,unescape,ArrayBuffer,DataView,queueMicrotask,host,unknown,world,permissions,calls,apis,objects'

/** In sandboxed JavaScript arguments are a list, an arrow has its own, and nothing has a `this`; so an arrow is a function. */
const withArguments = (code: string): string =>
  /\barguments\b/.test(code)
    ? code
        .replace(/\(([^()]*)\)\s*=>\s*\{/g, 'function ($1) {')
        .replace(/([(=,:?]\s*)([A-Za-z_$][\w$]*)\s*=>\s*\{/g, '$1function ($2) {')
        .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<![.\w$])arguments\b(?!\s*:)/g, (found) =>
          found === 'arguments' ? '[].slice.call(arguments)' : found,
        )
    : code

/** Code with nothing around it but what it is given: declarations of its own may have any name. */
const closed = (names: string, code: string): string =>
  `(function (${hidden}) { return function (${names}) { return (function () {\n${withArguments(code)}\n}).call(undefined) } })()`

const runs = `
  const chance = () => (world.seed === null ? unknown('chance') : (world.seed = (world.seed * 16807) % 2147483647) / 2147483647)
  const clock = () => (world.now === null ? unknown('clock') : world.now)
  // A mock stands in from the moment at which an API is asked for: who asked before has the real one, and may call it from the mock.
  const bound = (name, real, counts) => {
    const mocked = own(mocks, name) ? mocks[name] : undefined
    return (...given) => {
      if (counts) calls.push({ name, given })
      if (mocked === undefined) return real(...given)
      return typeof mocked.value === 'function' ? mocked.value(...given) : mocked.value
    }
  }
  const requiring = (counts) => (name) => {
    const missing = () => unknown('calls ' + name)
    if (!own(objects, name)) return bound(name, own(apis, name) ? apis[name] : missing, counts)
    if (own(mocks, name)) return isBag(mocks[name].value) ? mocks[name].value : bound(name, missing, counts)
    const found = typeof objects[name] === 'function' ? objects[name] : {}
    for (const key of Object.keys(objects[name])) found[key] = bound(name + '.' + key, objects[name][key], counts)
    for (const key of Object.keys(mocks)) if (key.startsWith(name + '.')) found[key.slice(name.length + 1)] = bound(key, missing, counts)
    return found
  }
  const callback = (name, given) => bound(name, typeof given === 'function' ? given : () => { if (done === null) done = name }, true)
  const run = (data) => {
    // A field that nobody knows is asked for only when the code reads it.
    const given = Object.defineProperties({}, Object.getOwnPropertyDescriptors(data))
    for (const name of ['gtmOnSuccess', 'gtmOnFailure']) given[name] = callback(name, data[name])
    return code(given, requiring(true))
  }
`

export interface ProgramParts {
  readonly isServer: boolean
  readonly code: string
  /** The code of a test, its setup in front; undefined where the template runs for a tag or variable. */
  readonly test: string | undefined
}

/**
 * A function for the interpreter, given `host`, `unknown`, the world and the permissions. It gives `{ start, drain, end }`: `start()` runs the code, `drain()` what it put off and says whether there was any, `end()` says what came of it.
 */
export const programOf = ({ isServer, code, test }: ProgramParts): string => `(function (host, unknown, world, permissions) {
${marking}
  const server = ${isServer}
  const testing = ${test !== undefined}
${core}
${shared}
${isServer ? server : web}
${test === undefined ? '  const mocks = {}' : testing}
${runs}
  // Values of the window as they are in the end; a function stands there by its path alone.
  const left = () => {
    const globals = {}, functions = []
    for (const path of wrote.globals) {
      const value = at(page, path)
      try { if (typeof value === 'function') functions.push(path); else globals[path] = marked(value, 0, null) } catch (why) { functions.push(path) }
    }
    return { globals, functions, cookies: wrote.cookies, storage: wrote.storage }
  }
  const code = ${closed('data,require', code)}
  let value
  let failure = null
  const noting = (act) => { try { return act() } catch (fault) { if (failure === null) failure = String(fault && fault.message !== undefined ? fault.message : fault) } }
  return {
    start: (data) => noting(() => { value = ${
      test === undefined
        ? 'run(data)'
        : `(${closed('runCode,mock,mockObject,assertApi,assertThat,fail,require,Promise,callLater', test)})((given) => run(given === undefined ? {} : given), tools.mock, tools.mockObject, tools.assertApi, tools.assertThat, tools.fail, requiring(false), objects.Promise, apis.callLater)`
    } }),
    drain: () => { const waiting = later.splice(0, 1000); for (const act of waiting) noting(act); return waiting.length > 0 ? 'more' : '' },
    end: () => {
      let result
      try { result = marked(value, 0, null) } catch (why) { result = null }
      return stringify({ failure, value: result, done, pushes: pushes.map((one) => marked(one, 0, null)), consents, sent, refused, wrote: ${isServer ? 'null' : 'left()'} })
    },
  }
})`
