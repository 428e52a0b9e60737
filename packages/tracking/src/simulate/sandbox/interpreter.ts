import variant from '@jitl/quickjs-singlefile-mjs-release-sync'
import { newQuickJSWASMModuleFromVariant, type QuickJSWASMModule } from 'quickjs-emscripten-core'

/** The program of the interpreter, loaded once for all sandboxes. It is forgotten by setting it undefined: where the stack is at its end, not even a call is possible. */
export const interpreter: { loading: Promise<QuickJSWASMModule | null> | undefined } = { loading: undefined }

/** The program of the interpreter; null where the security policy of a page forbids WebAssembly. */
export const loadInterpreter = (): Promise<QuickJSWASMModule | null> => (interpreter.loading ??= newQuickJSWASMModuleFromVariant(variant).catch(() => null))
