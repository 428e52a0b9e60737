const common = `      --now TIME               the visitor's clock, such as 2026-01-22T10:00:00Z; without it what asks for the time is unknown
      --seed N                 for random numbers; without it they are unknown
`

const visits = `Visits are made up so that each trigger holds, each of its conditions fails alone and comes out at its edges, each exception and each consent that a tag needs
comes out both ways, and each row of a table counts once.
`

export const effectHelp = `tagmason effect A B [--visits FILE]               what leaves the browser differently with container B

      --visits FILE            a file of steps, or a file of tests (see 'tagmason test --help'), whose expectations are left out; visits are made up when left out
      --json                   { "visits", "changes": [{ "kind", "label", "on", "parameters", "consent", "seen", "visit" }], "left": [] }
      --markdown               a table, for a comment on a pull request
${common}
What leaves the browser is every tag that runs, with its values and the consent at that moment; how tags, triggers and variables are called, their ids and their order
make no difference. Kinds of change:

  lost              it no longer leaves
  no longer known   it left, and whether it still does only a browser knows
  doubled           it leaves more often than before
  changed           it leaves with other values, other consent, or on another event
  gained            it leaves only now

${visits}
Exit code: 0 nothing is lost, 1 something is lost or no longer known, 2 unusable input or usage.
`

export const mutateHelp = `tagmason mutate CONTAINER TESTS                    which small faults in a container its tests do not notice

      --write                  writes the missing expectations into TESTS, and keeps what people wrote there
      --json                   { "killed", "survived", "equivalent", "mutants": [{ "code", "kind", "name", "what", "before", "after", "fate" }] }
${common}
A fault is one small change of a tag, a used trigger or a used variable: a tag is paused, a trigger or an exception is removed, a consent is dropped or demanded, a parameter is
dropped, renamed or changed, a condition is dropped, turned round or compares with something else, a variable reads something else. Each is put in by itself, and then all
tests are run. What no test notices either survived, and the expectation that would notice it is named; or no visit leads elsewhere, and it changes nothing.

${visits}
Exit code: 0 every fault that can be noticed is, 1 a fault survived, 2 unusable input or usage.
`

export const explainHelp = `tagmason explain CONTAINER --tag NAME              the shortest visit on which a tag fires, or why there is none

      --json                   { "tag", "fires", "visit": [steps], "reasons": [{ "code", "trigger", "conditions" }] }
${common}
Exit code: 0 there is such a visit, 1 none was found, 2 unusable input or usage.
`
