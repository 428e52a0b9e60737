// Required before the server's first module, which Node.js would read with the threads of its pool: their number is fixed from then on. Writes to disk and lookups of names wait for them.
process.env.UV_THREADPOOL_SIZE ??= '16'
