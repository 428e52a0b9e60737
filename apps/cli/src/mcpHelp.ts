/** What `tagmason mcp --help` says beside the options. */
export const mcpHelp = `A client starts it by itself:
    { "mcpServers": { "tagmason": { "command": "npx", "args": ["tagmason", "mcp", "--folder", "."] } } }
Tools: plan, explain, audit, simulate, test, effect, mutate, prove, live, merge and write. Only write changes files, and it refuses
without a passing proof, which it checks by running it again:
    a container that is there   a proof of effect from it to the new one; every hit that is gained, doubled or changed is named as meant
    a new container             a proof of prove, with what: consent
    tests                       a proof of mutate, with their container
What other tools make are drafts, in a private folder that is gone at the end. With TAGMASON_URL and TAGMASON_KEY there is also installation, which asks
one over its API, with the scopes of the key: figures, the plan, and containers with what is found in them, as drafts. With the scope
tracking.propose, write proposes a changed container as a draft of installation:GTM-..., where a person takes or dismisses it.
`
