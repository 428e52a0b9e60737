/**
 * What PostHog's clients ask for beside sending: flags and settings. There are none here, and everything that PostHog's own server would have to do more for
 * (recordings, surveys, heatmaps) is off, so that the client does not try.
 */
export const posthogConfig = (key: string) => ({
  token: key,
  supportedCompression: ['gzip', 'gzip-js'],
  hasFeatureFlags: false,
  captureDeadClicks: false,
  capturePerformance: { network_timing: false, web_vitals: false, web_vitals_allowed_metrics: null },
  autocapture_opt_out: false,
  autocaptureExceptions: false,
  analytics: { endpoint: '/i/v0/e/' },
  elementsChainAsString: true,
  errorTracking: { autocaptureExceptions: false, suppressionRules: [] },
  sessionRecording: false,
  heatmaps: false,
  surveys: false,
  siteApps: [],
  isAuthenticated: false,
  toolbarParams: {},
  defaultIdentifiedOnly: true,
})

/** The answer of `/flags/` and of its elder `/decide/`: no flags. */
export const posthogFlags = (requestId: string) => ({
  ...posthogConfig(''),
  flags: {},
  featureFlags: {},
  featureFlagPayloads: {},
  errorsWhileComputingFlags: false,
  requestId,
})
