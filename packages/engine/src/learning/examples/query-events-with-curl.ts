export const queryEventsWithCurl = {
  fileName: 'query.sh',
  code: `#!/usr/bin/env sh
# Three questions to the API of a Tagmason server. Needs TAGMASON_HOST and TAGMASON_KEY.
set -eu
ask() { curl --fail --silent --show-error -H "Authorization: Bearer $TAGMASON_KEY" "$TAGMASON_HOST$1"; }

# How many events were there?
ask '/api/v1/query?measures=events'

# Which ten pages bring most conversions?
ask '/api/v1/query?measures=keyVisits&by=landing&limit=10'

# Which reports are stored?
ask '/api/v1/reports'
`,
}
