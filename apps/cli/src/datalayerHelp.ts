export const datalayerHelp = `JSON: { "messages": [{ "event", "because", "fields": [{ "name", "type", "required" }], "code" }], "checker" }

Of a plan: each message with its keys, their types, whether they are required, and code that pushes it. Of a container: the events that its triggers wait for and the keys that
their tags read; a container does not tell types, and the script then knows the names of the events only. The script is pasted into the console of a browser.

  tagmason datalayer plan.json --html --out data-layer.html
`
