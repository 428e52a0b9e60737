import type { QuickJSContext, QuickJSHandle, Scope } from 'quickjs-emscripten-core'

/** The code was stopped, or ran out of something that it cannot catch. */
export class Stopped extends Error {}

/** One world of the interpreter, seen from here. What is made in it is given back at the end of the scope. */
export class Inside {
  private readonly context: QuickJSContext
  private readonly scope: Scope

  constructor(context: QuickJSContext, scope: Scope) {
    this.context = context
    this.scope = scope
  }

  /** The value of an expression. Throws `Stopped` where it has none. */
  made(expression: string): QuickJSHandle {
    return this.value(this.context.evalCode(expression, 'variable'))
  }

  call(made: QuickJSHandle, ...given: QuickJSHandle[]): QuickJSHandle {
    return this.value(this.context.callFunction(made, this.context.undefined, ...given))
  }

  /** A function of the inside, which is answered here with a text. Null makes it throw there. */
  asking(name: string, answer: (given: string) => string | null): QuickJSHandle {
    const { context } = this
    return this.scope.manage(
      context.newFunction(name, (given) => {
        const text = answer(given === undefined ? '' : context.getString(given))
        return text === null ? { error: context.newError('stopped') } : context.newString(text)
      }),
    )
  }

  text(handle: QuickJSHandle): string {
    return this.context.getString(handle)
  }

  /** A value of JSON, parsed inside, so that no text is taken for code. */
  parsed(json: string): QuickJSHandle {
    const { context, scope } = this
    return this.call(this.made('JSON.parse'), scope.manage(context.newString(json)))
  }

  /** Why a text is no expression, or null. It is not run. */
  faultOf(expression: string): string | null {
    const result = this.context.evalCode(expression, 'variable', { compileOnly: true })
    if (result.error === undefined) {
      result.value.dispose()
      return null
    }
    const error = this.scope.manage(result.error)
    return this.text(this.scope.manage(this.context.getProp(error, 'message')))
  }

  private value(result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    if (result.error === undefined) return this.scope.manage(result.value)
    result.error.dispose()
    throw new Stopped()
  }
}
