/** What the audit finds, and what its fixes do. */
export const audit = {
  'audit.ads.conversionEverywhere': 'The conversion {$tag} fires on every page, so every visit counts as a success: fire it on the event that is the success.',
  'audit.ads.conversionIdBare.fix': 'Write the conversion id as {$id}',
  'audit.ads.conversionIdPrefixed': 'The conversion id {$id} has AW- in front where only digits belong, so Google Ads counts nothing: write the digits alone.',
  'audit.ads.conversionIncomplete': 'The conversion {$tag} lacks {$keys}, so Google Ads counts nothing: copy both from the conversion action.',
  'audit.ads.linkerMissing':
    '{$tag} needs the click id of the ad and no Conversion Linker stores it, so conversions are lost: add a Conversion Linker on all pages.',
  'audit.ads.orderIdMissing': "The conversion {$tag} counts orders without their id, so a reloaded page counts again: send the order's id as orderId.",
  'audit.conditions.clickInside': 'A click lands on the innermost element, so {$selector} misses clicks on icons and words inside: write {$wider}.',
  'audit.conditions.clickInside.fix': 'Take clicks inside {$selector}, too',
  'audit.conditions.firesAndBlocks': 'The trigger {$trigger} both fires and blocks this tag, so the tag does not run on it: take it out of one of the two.',
  'audit.conditions.regexInvalid': '{$text} is no regular expression ({$fault}), so the trigger never fires: correct it.',
  'audit.conditions.regexInvalid.fix': 'Close the brackets: {$text}',
  'audit.conditions.regexUnanchored':
    '{$text} also matches longer event names that contain it, so the trigger fires too often: write {$anchored} if these names are meant.',
  'audit.conditions.regexUnanchored.fix': 'Match {$text} from beginning to end',
  'audit.conditions.twoValues': '{$variable} cannot be {$one} and {$other} at once, so the trigger never fires: take one condition out, or make two triggers.',
  'audit.conditions.valueAndNot':
    '{$variable} cannot be {$one} and something else at once, so the trigger never fires: take one condition out, or make two triggers.',
  'audit.consent.defaultInHtml':
    '{$tag} sets the consent default in custom HTML, whose commands count only after Initialization, so Google tags may run before it: set it with a consent template, or on the page itself.',
  'audit.consent.defaultLate':
    '{$tag} sets the consent default after other tags may have run, so those ignore it: fire it on Consent Initialization - All Pages.',
  'audit.consent.defaultLate.fix': 'Fire {$tag} on Consent Initialization - All Pages',
  'audit.consent.defaultLateScript':
    '{$tag} sets the consent default after other tags may have run, so those ignore it: set it with a consent template on Consent Initialization - All Pages.',
  'audit.consent.defaultMissing':
    'Google tags measure visitors while nothing sets a consent default before them, so they run as if all had agreed: set one on Consent Initialization, or on the page itself.',
  'audit.consent.defaultMissing.fix': 'Set a consent default that denies, on Consent Initialization - All Pages',
  'audit.consent.defaultTwice':
    '{$tag} sets a consent default and so does {$first}, so the later one undoes the visitor\'s answer: keep one, and send "update" for answers.',
  'audit.consent.noWait':
    'The consent default does not wait for the answer that a banner remembers, so the first hits of a visit go out as denied: set wait_for_update to 500 milliseconds.',
  'audit.consent.typesMissing':
    'The consent default leaves out {$types}, which Google asks for in Europe since 2024, so ads lose their audiences: set all four types.',
  'audit.consentGate.adTypesMissing':
    "{$tag} is about advertising but does not ask for {$types}, so it fires against the visitor's choice: add it to the consent that the tag needs.",
  'audit.consentGate.notSet':
    '{$tag} runs whatever the visitor answered, because its consent is not set and it is no Google tag: name the consent it needs, or say that it needs none.',
  'audit.duplicates.remove.fix': 'Remove {$thing}, which repeats {$first}',
  'audit.duplicates.replace.fix': 'Let {$first} take the place of {$thing}',
  'audit.duplicates.tag': 'The tag {$tag} does the same as {$first} on the same trigger, so everything counts twice: remove one.',
  'audit.duplicates.trigger': 'The trigger {$trigger} waits for the same as {$first}, so a change to one is forgotten in the other: use one for both.',
  'audit.duplicates.variable': 'The variable {$variable} reads the same as {$first}, so a change to one is forgotten in the other: use one for both.',
  'audit.ga4Destinations.configuredTwice': '{$tag} and {$first} both configure {$id} on the same pages, so page views count twice: keep one.',
  'audit.ga4Destinations.googleTagLate':
    'The Google tag {$tag} waits for the page view, so events that come before it lack its settings: fire it on Initialization.',
  'audit.ga4Destinations.googleTagLate.fix': 'Fire {$tag} on Initialization - All Pages',
  'audit.ga4Destinations.idInvalid':
    '{$id} is no id of a Google tag, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.',
  'audit.ga4Destinations.idPlaceholder':
    '{$id} is only a placeholder, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.',
  'audit.ga4Destinations.idRepeated':
    '{$id} is written out in {$count} tags, so a change of the property misses some of them: keep it in one constant variable.',
  'audit.ga4Destinations.idRepeated.fix': 'Keep {$id} in one constant, {$constant}',
  'audit.ga4Destinations.idUniversal':
    '{$id} belongs to Universal Analytics, which is shut down, so no data is collected: write the measurement id from the data stream, such as G-ABC123XYZ4.',
  'audit.ga4Destinations.noGoogleTag':
    'No Google tag serves {$id}, so its events have no page views, linking or consent settings: add a Google tag with this id on Initialization.',
  'audit.ga4Names.eventInvalid':
    'The event name {$event} is no name of up to 40 letters, digits and underscores with a letter first, so GA4 drops it: write {$better}.',
  'audit.ga4Names.eventReserved': 'GA4 keeps the event name {$event} for itself and drops the event: call it something else, such as {$better}.',
  'audit.ga4Names.eventSpelling':
    'The event name {$event} is not in lower case with underscores, so another spelling soon counts as another event: agree on {$better}.',
  'audit.ga4Names.eventVariable':
    'The event name is made from {{{$variable}}}, so any value becomes an event of its own: send one event and put the value into a parameter.',
  'audit.ga4Names.parameterReserved': 'GA4 keeps the parameter name {$parameter} for itself and drops the value: call it something else.',
  'audit.ga4Names.propertyReserved': 'GA4 keeps the user property {$property} for itself and drops the value: call it something else.',
  'audit.ga4Parameters.ecommerceMixed': 'The tag sends ecommerce data and also sets {$parameters} itself, so nobody knows which one counts: keep one way.',
  'audit.ga4Parameters.enhancedTwice':
    'Enhanced measurement collects {$event} by itself when it is on, so this tag counts it again: switch one of the two off.',
  'audit.ga4Parameters.noCurrency': 'The event sends a value without its currency, so GA4 ignores the revenue: add the parameter currency.',
  'audit.ga4Parameters.noTransactionId':
    'The {$event} comes without transaction_id, so a reloaded page counts as another one: send ecommerce data or add transaction_id.',
  'audit.ga4Parameters.requiredMissing':
    "The recommended event {$event} comes without {$parameters}, so Google's reports on it stay empty: send ecommerce data or add the parameter.",
  'audit.ga4Parameters.tooMany':
    'The event sends {$count} parameters with those of its settings variable and GA4 takes {$most}, so the rest is lost: remove some.',
  'audit.ga4Parameters.unregistered':
    'The parameter {$parameter} is no custom dimension or metric of the property, so no report shows it: register it in GA4 under Custom definitions.',
  'audit.html.dangerous': '{$tag} {$risks}, so whoever controls that controls the page: allow the host if you trust it, or use a template.',
  'audit.html.otherHost': 'loads a script from {$host}',
  'audit.html.pixel.linkedin': 'the LinkedIn Insight tag',
  'audit.html.pixel.meta': 'the Meta pixel',
  'audit.html.pixel.tiktok': 'the TikTok pixel',
  'audit.html.runsCode': 'runs {$code}',
  'audit.html.templateExists': '{$tag} is {$pixel} as custom HTML, which may do anything on the page: use the tag or gallery template made for it.',
  'audit.html.tooLong': 'The HTML has {$length} characters and Google Tag Manager takes {$most}, so it cannot be saved: load the code from a file of your own.',
  'audit.html.unencrypted': 'loads {$address} without encryption',
  'audit.legacy.configurationTag':
    '{$tag} is a GA4 configuration tag, which the Google tag has replaced, so new settings are missing: change it into a Google tag.',
  'audit.legacy.tagReference':
    '{$tag} finds its property through another tag, which is the old way and breaks when that one is renamed: write the measurement id into the event.',
  'audit.legacy.universalId':
    '{$id} is a property of Universal Analytics, which stopped in 2023, so nothing arrives: write the GA4 measurement id or remove it.',
  'audit.legacy.universalPath':
    'The variable reads {$path}, the data layer of Universal Analytics, so it is empty once the shop pushes for GA4: read ecommerce.items instead.',
  'audit.legacy.universalSettings':
    'The variable {$variable} holds settings of Universal Analytics, which stopped in 2023, so they serve nothing: remove it with its tags.',
  'audit.legacy.universalSettings.fix': 'Remove the Universal Analytics settings {$variable}',
  'audit.legacy.universalTag':
    'The tag {$tag} sends to Universal Analytics, which stopped in 2023, so nothing arrives: replace it by a GA4 event or remove it.',
  'audit.legacy.universalTag.fix': 'Remove the Universal Analytics tag {$tag}',
  'audit.naming.agreed': 'the agreed pattern {$pattern}',
  'audit.naming.fewInFolders': 'Only {$inside} of {$all} tags, triggers and variables lie in folders, so they are hard to find: sort them into folders.',
  'audit.naming.fewTags': 'Only {$fitting} of {$all} tag names follow {$pattern}, so lists are hard to read: rename the others.',
  'audit.naming.fewTriggers': 'Only {$fitting} of {$all} trigger names follow {$pattern}, so lists are hard to read: rename the others.',
  'audit.naming.fewVariables': 'Only {$fitting} of {$all} variable names follow {$pattern}, so lists are hard to read: rename the others.',
  'audit.naming.mostFollow': '"{$style}", which most follow',
  'audit.naming.style.bar': 'Kind | Detail',
  'audit.naming.style.colon': 'Kind: Detail',
  'audit.naming.style.dash': 'Kind - Detail',
  'audit.naming.style.dots': 'kind.detail',
  'audit.naming.style.hyphens': 'kind-detail',
  'audit.naming.style.underscores': 'kind_detail',
  'audit.naming.style.word': 'one word',
  'audit.naming.style.words': 'free words',
  'audit.pageViews.doubled':
    '{$tag} sends page_view on every page and so does {$other}, so each page counts twice: set send_page_view to false there or remove this tag.',
  'audit.privacy.pageLocation':
    "page_location sends the whole address although this site puts {$key} into it, which breaks Google's policy: send the address without that key.",
  'audit.privacy.parameter':
    "{$parameter} sends who the visitor is to GA4, which Google's policy forbids even hashed: take it out or use a user-provided data variable.",
  'audit.privacy.parameterFromAddress':
    "The parameter {$parameter} sends {$key} from the page's address, which tells who the visitor is and breaks Google's policy: take it out.",
  'audit.references.builtIn': 'The built-in variable {{{$name}}} is used but not switched on, so it has no value: switch it on under Variables.',
  'audit.references.builtIn.fix': 'Switch the built-in variable {$name} on',
  'audit.references.builtInCondition':
    'This condition reads the built-in variable {{{$name}}}, which is not switched on and therefore always empty: switch it on under Variables.',
  'audit.references.folder': 'This lies in folder {$folder}, which the file does not have, so the import is refused: add the folder or take the id out.',
  'audit.references.folder.fix': 'Take {$thing} out of the folder that is missing',
  'audit.references.template':
    'The type {$type} belongs to a custom template that the file does not have, so the import is refused: export it together with its template.',
  'audit.references.trigger': 'This tag names trigger {$trigger}, which the file does not have, so the import is refused: add the trigger or take its id out.',
  'audit.references.variable': 'Nothing in the file is called {$quoted}, so {{{$name}}} stays plain text or is refused: add the variable or correct the name.',
  'audit.secrets.found': '{$thing} holds {$secret}, which every visitor can read in the container: take it out, and have it replaced where it comes from.',
  'audit.secrets.kind.aws': 'an access key of AWS',
  'audit.secrets.kind.bearer': 'a bearer token',
  'audit.secrets.kind.github': 'a token of GitHub',
  'audit.secrets.kind.meta': 'an access token of Meta',
  'audit.secrets.kind.named': 'a key, as its name says',
  'audit.secrets.kind.password': 'a key or password',
  'audit.secrets.kind.privateKey': 'a private key',
  'audit.secrets.kind.sendgrid': 'a key of SendGrid',
  'audit.secrets.kind.slack': 'a token of Slack',
  'audit.secrets.kind.stripe': 'a secret key of Stripe',
  'audit.sequences.circle': 'The tag sequence {$tags} runs in a circle, so its tags wait for each other: take one step out.',
  'audit.sequences.referenceMissing': 'This refers to the tag {$tag}, which the file does not have, so it gets no settings: add the tag or correct the name.',
  'audit.sequences.sameName': 'Two of the kind {$kind} are called {$name}, so references and imports cannot tell them apart: rename one.',
  'audit.sequences.sameName.fix': 'Rename the second to {$name}',
  'audit.sequences.tagMissing': 'The {$field} {$tag} is no tag of the file, so the sequence never runs: add the tag or correct the name.',
  'audit.server.noClient': 'This server container has no client, so it answers no request and no tag runs: add a client, such as the one for GA4.',
  'audit.server.notNamed': 'The Google tag {$tag} does not name the server container, so its data goes past it: set server_container_url.',
  'audit.states.paused': 'The tag {$tag} is paused but still counts toward the size: resume or remove it.',
  'audit.states.pausedLong': 'The tag {$tag} is paused and was not touched for more than 90 days but still counts toward the size: resume or remove it.',
  'audit.states.scheduleOver': 'The schedule of the tag {$tag} is over, so it never fires again: extend the schedule or remove the tag.',
  'audit.states.unfinished': 'The name {$name} sounds like unfinished work, so nobody dares to touch it: rename it or remove it.',
  'audit.templates.broadPermissions':
    'The template {$template} may use {$permissions} on everything (*), so it can load or change what it likes: narrow its permissions.',
  'audit.templates.changed':
    'The template {$template} was changed after it came from the gallery, so it gets no updates: read its code, or take the one of the gallery.',
  'audit.templates.notFromGallery':
    'The template {$template} does not come from the gallery, so nobody reviews or updates it: read its code, or take the one of the gallery.',
  'audit.triggers.elementIdMissing': 'The trigger {$trigger} does not say which element it waits for, so it never fires: give it an id.',
  'audit.triggers.groupEmpty': 'The trigger group {$trigger} waits for no trigger, so it never fires: use that trigger itself or add another.',
  'audit.triggers.groupSingle': 'The trigger group {$trigger} waits for a single trigger, so it is only a detour: use that trigger itself or add another.',
  'audit.triggers.selectorMissing': 'The trigger {$trigger} does not say which element it waits for, so it never fires: give it a selector.',
  'audit.unused.folder': 'The folder {$folder} is empty, so it helps nobody find anything: remove it.',
  'audit.unused.folder.fix': 'Remove the folder {$folder}',
  'audit.unused.tag': 'The tag {$tag} has no trigger and no other tag runs it, so it never fires: give it a trigger or remove it.',
  'audit.unused.template': 'No tag, variable or client is made from the template {$template}, which still adds code and permissions: remove it.',
  'audit.unused.template.fix': 'Remove the template {$template}',
  'audit.unused.trigger': 'No tag, group or zone uses the trigger {$trigger}, so it does nothing but take room: remove it.',
  'audit.unused.trigger.fix': 'Remove the trigger {$trigger}',
  'audit.unused.variable': 'Nothing refers to the variable {$variable}, so it does nothing but take room: remove it.',
  'audit.unused.variable.fix': 'Remove the variable {$variable}',
  'audit.weight.everywhere': '{$count} tags of other vendors run on every page, so every page loads slower: fire them only where they are needed.',
  'audit.weight.htmlShare':
    '{$count} of {$all} active tags are custom HTML, which is slow and may do anything on the page: use templates where there are some.',
  'audit.weight.listener': 'The trigger {$trigger} {$what}, which costs time on slow devices: limit it to the pages that need it.',
  'audit.weight.listener.domChanges': 'watches every change of the page',
  'audit.weight.listener.timer': 'runs every {$milliseconds} milliseconds',
  'audit.weight.listener.youTube': 'loads the YouTube script on every page it listens on',
  'audit.weight.size':
    'The container comes to about {$kilobytes} KB and Google Tag Manager stops at {$most} KB, so it soon cannot be published: remove what is unused.',
} as const
