const visits = `Visits are made up so that each trigger holds, each of its conditions fails alone and comes out at its edges, each exception and each consent that a tag needs
comes out both ways, and each row of a table counts once.
`

export const effectHelp = `JSON: { "visits", "changes": [{ "kind", "label", "on", "parameters", "consent", "seen", "visit" }], "left": [] }

What leaves the browser is every tag that runs, with its values and the consent at that moment; how tags, triggers and variables are called, their ids and their order
make no difference. Kinds of change:

  lost              it no longer leaves
  no longer known   it left, and whether it still does only a browser knows
  doubled           it leaves more often than before
  changed           it leaves with other values, other consent, or on another event
  gained            it leaves only now

${visits}`

export const mutateHelp = `JSON: { "killed", "survived", "equivalent", "mutants": [{ "code", "kind", "name", "what", "before", "after", "fate" }] }

A fault is one small change of a tag, a used trigger or a used variable: a tag is paused, a trigger or an exception is removed, a consent is dropped or demanded, a parameter is
dropped, renamed or changed, a condition is dropped, turned round or compares with something else, a variable reads something else. Each is put in by itself, and then all
tests are run. What no test notices either survived, and the expectation that would notice it is named; or no visit leads elsewhere, and it changes nothing.

${visits}`

export const explainHelp = `JSON: { "tag", "fires", "visit": [steps], "reasons": [{ "code", "trigger", "conditions" }] }
`

export const consentHelp = `JSON: { "tags": [{ "tag", "verdict", "code", "values", "scenario", "visit" }], "hits": [{ "tag", "order", "returning", "answer", "gcs", "gcd" }], "visits" }

Every tag is run over every order of default, answer and container (the default first, the answer first, the default late, late behind a Google tag gateway, for one region only),
for new and for returning visitors, with all denied, all granted, and each type denied alone. Verdicts:

  proven    nothing breaks it, and why
  broken    the shortest visit on which it runs against what the visitor said
  unknown   nobody can know, because the code of a tag or template may set consent

Of Google's tags it also says which gcs and gcd their hits carry.
`

export const taintHelp = `JSON: { "flows": [{ "source": { "kind", "key", "personal" }, "tag", "on", "parameter", "form", "automatic", "visit" }], "open": [{ "tag", "parameter" }], "visits" }

A canary is put into the address, title, referrer, data layer, cookies, globals, texts and form fields of visits that are made up for every trigger, and looked for in what each tag
sends: as it is, in small letters, encoded, and as SHA-256. What gtag takes by itself (page_location, page_title, page_referrer) is named, too.
`

export const templateHelp = `JSON: { "passed", "template": { "name", "type", "isServer" }, "lacks": ["logging"], "tests": [{ "name", "outcome", "code", "values" }] }

The code runs in a sandbox with the APIs of web and server templates. What is not mocked asks for the template's permissions, as in Tag Manager, and leaves nothing outside.
Permissions without settings that the code needs and the template does not list are given, as Tag Manager's editor gives them, and stand under lacks.
`

export const verifyProofHelp = `JSON: { "holds", "findings": [{ "code", "values" }], "proof" }

The files stand in the order in which the command was given them: the container; both containers, and the visits where there were some; the container and its tests; of a deployment
that the screen proved, the container after the import, and the import's file where that is another one. The command is run again, and its result has to be the same. A proof is no signature: it shows what was checked, not who did it.
`
