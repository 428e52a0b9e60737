/** What `tagmason mcp --help` says beside the options. */
export const mcpHelp = `A client starts it by itself:
    { "mcpServers": { "tagmason": { "command": "npx", "args": ["tagmason", "mcp", "--folder", "."] } } }
Tools: plan, explain, audit, simulate, test, effect, mutate, consent_prove, taint, live, merge and write. Only write changes files, and it refuses
without a passing proof, which it checks by running it again:
    a container that is there   a proof of effect from it to the new one; every hit that is gained, doubled or changed is named as meant
    a new container             a proof of consent_prove
    tests                       a proof of mutate, with their container
What other tools make are drafts, in a private folder that is gone at the end. With TAGMASON_URL and TAGMASON_KEY there is also figures, which asks an
installation over its API, with the scopes of the key.
`
