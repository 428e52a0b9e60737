import * as nodeModule from 'node:module'
import { warmPglite } from './records/pgliteInThread.ts'

// The server's first file, small: Node.js keeps what it compiled of the others where it can (from 22.8 on), and the thread of the embedded database loads beside the server's own modules.
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') nodeModule.enableCompileCache()
if ((process.env['DATABASE_URL'] ?? '') === '' && (process.env['TAGMASON_DEMO'] ?? '') === '') warmPglite()
await import('./main.ts')
