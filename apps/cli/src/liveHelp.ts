export const liveHelp = `JSON: { "publicId", "version", "counts", "unknowable": [], "container" }

The script is read and never run. With an id (GTM-, G-, AW-) it is fetched from www.googletagmanager.com, and from nowhere else. Tags, triggers, exceptions, sequences, consent,
listeners, trigger groups, variables, lookup tables and custom templates become those of an export, with names made from what they do. The command says what a published
container does not tell: names, folders, notes, and the settings of paused tags.

  tagmason live GTM-XXXX --out live.json && tagmason audit live.json
  tagmason effect live.json new.json               what the next version would change of what is live
`
