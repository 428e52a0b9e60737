const forms = `      --format FORM            text, json, markdown (for a comment on a pull request), html (a page that stands alone), sarif (for code scanning) or junit
      --json, --markdown       the same as --format json and --format markdown
      --out FILE               writes the answer there
`

const common = `${forms}      --proof FILE             also writes a proof: hashes of the files, the version of the engine, and the result; see 'tagmason verify-proof --help'
      --now TIME               the visitor's clock, such as 2026-01-22T10:00:00Z; without it what asks for the time is unknown
      --seed N                 for random numbers; without it they are unknown
`

const visits = `Visits are made up so that each trigger holds, each of its conditions fails alone and comes out at its edges, each exception and each consent that a tag needs
comes out both ways, and each row of a table counts once.
`

export const effectHelp = `tagmason effect A B [--visits FILE]               what leaves the browser differently with container B

      --visits FILE            a file of steps, or a file of tests (see 'tagmason test --help'), whose expectations are left out; visits are made up when left out
${common}
JSON: { "visits", "changes": [{ "kind", "label", "on", "parameters", "consent", "seen", "visit" }], "left": [] }

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
${common}
JSON: { "killed", "survived", "equivalent", "mutants": [{ "code", "kind", "name", "what", "before", "after", "fate" }] }

A fault is one small change of a tag, a used trigger or a used variable: a tag is paused, a trigger or an exception is removed, a consent is dropped or demanded, a parameter is
dropped, renamed or changed, a condition is dropped, turned round or compares with something else, a variable reads something else. Each is put in by itself, and then all
tests are run. What no test notices either survived, and the expectation that would notice it is named; or no visit leads elsewhere, and it changes nothing.

${visits}
Exit code: 0 every fault that can be noticed is, 1 a fault survived, 2 unusable input or usage.
`

export const explainHelp = `tagmason explain CONTAINER --tag NAME              the shortest visit on which a tag fires, or why there is none

${common}
JSON: { "tag", "fires", "visit": [steps], "reasons": [{ "code", "trigger", "conditions" }] }

Exit code: 0 there is such a visit, 1 none was found, 2 unusable input or usage.
`

export const consentHelp = `tagmason consent prove CONTAINER                   that no tag runs against what the visitor said, whatever comes first

      --cmp late:800ms         how late the banner's script speaks after the page load; at once when left out
      --region DE              the region that a default for some regions is for, such as DE or US-CA; DE when left out
${common}
JSON: { "tags": [{ "tag", "verdict", "code", "values", "scenario", "visit" }], "hits": [{ "tag", "order", "returning", "answer", "gcs", "gcd" }], "visits" }

Every tag is run over every order of default, answer and container (the default first, the answer first, the default late, late behind a Google tag gateway, for one region only),
for new and for returning visitors, with all denied, all granted, and each type denied alone. Verdicts:

  proven    nothing breaks it, and why
  broken    the shortest visit on which it runs against what the visitor said
  unknown   nobody can know, because the code of a tag or template may set consent

Of Google's tags it also says which gcs and gcd their hits carry.

Exit code: 0 every tag is proven, 1 one is not, 2 unusable input or usage.
`

export const taintHelp = `tagmason taint CONTAINER                           where a visitor's data goes

${common}
JSON: { "flows": [{ "source": { "kind", "key", "personal" }, "tag", "on", "parameter", "form", "automatic", "visit" }], "open": [{ "tag", "parameter" }], "visits" }

A canary is put into the address, title, referrer, data layer, cookies, globals, texts and form fields of visits that are made up for every trigger, and looked for in what each tag
sends: as it is, in small letters, encoded, and as SHA-256. What gtag takes by itself (page_location, page_title, page_referrer) is named, too.

Exit code: 0 no personal data leaves in what the container fills, 1 some does, 2 unusable input or usage.
`

export const templateHelp = `tagmason template test FILE.tpl                    runs the tests that a custom template brings along in its ___TESTS___

${forms.replace(/ {6}--out[^\n]*\n/, '')}
JSON: { "passed", "template": { "name", "type", "isServer" }, "tests": [{ "name", "outcome", "code", "values" }] }

The code runs in a sandbox with the APIs of web and server templates. What is not mocked asks for the template's permissions, as in Tag Manager, and leaves nothing outside.

Exit code: 0 all pass, 1 one fails, 2 unusable input or usage.
`

export const verifyProofHelp = `tagmason verify-proof PROOF FILE...                whether a proof holds for these files

${forms.replace(/ {6}--out[^\n]*\n/, '')}
JSON: { "holds", "findings": [{ "code", "values" }], "proof" }

The files stand in the order in which the command was given them: the container; both containers, and the visits where there were some; the container and its tests; of a deployment
that the screen proved, the container after the import, and the import's file where that is another one. The command is run again, and its result has to be the same. A proof is no signature: it shows what was checked, not who did it.

Exit code: 0 it holds, 1 it does not, 2 unusable input or usage.
`
