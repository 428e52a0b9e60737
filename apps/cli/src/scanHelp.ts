export const scanHelp = `JSON: { "files", "rows": [{ "event", "planned", "pushed": [], "heard": [] }], "findings": [] }

JavaScript and TypeScript, with JSX, and the scripts and handlers of HTML, Vue, Svelte and Astro are read, and nothing is run. The command finds dataLayer.push, gtag('event', …),
sendGTMEvent, vue-gtag, useTrackEvent (Nuxt), logEvent, analytics.track (Segment), posthog.capture, mixpanel.track, amplitude.track and tagmason(…), also through functions around
the call and around those, and follows constants, enums, template strings, spread, fields that are set later, and imports between the files. Scripts in texts are read too, such as of innerHTML, dangerouslySetInnerHTML or a page that a server sends. An event is at the call that gives its
name. node_modules, dist, build and folders that begin with a dot are left out.

name        the plan or a trigger has nearly the same name, such as signUp for sign_up
type        a value has another type than the plan says
missing     a required parameter is not sent
not heard   no trigger of the container hears it (warning)
not fed     a trigger waits for it, or for names of its pattern, and nothing puts one into the data layer (warning)
not pushed  the plan has it, and the code pushes it nowhere (warning)
unplanned   the plan does not have it (warning)
dynamic     the name is known only when the code runs (note)
not read    a file is no JavaScript or TypeScript that could be read (note)

The parser is the package @babel/parser of your project: most have it, as a part of Vite, Vue, Next, Jest or ESLint, and npm install --save-dev @babel/parser adds it.

What reading the code does not tell, such as the type of a value from a server, is never found fault with.

  tagmason scan src --plan plan.json --container container.json
`
