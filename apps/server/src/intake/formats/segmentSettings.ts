/**
 * What analytics.js asks for before it sends anything: which destinations there are. Ours is the one named `Segment.io`, at the address that was asked.
 * @param origin of this server, as the browser wrote it: `https://tagmason.example.com`
 */
export function segmentSettings(key: string, origin: string) {
  const { host, protocol } = new URL(origin)
  const all = { __default: { enabled: true, integrations: {} } }
  return {
    integrations: {
      'Segment.io': {
        apiKey: key,
        apiHost: `${host}/v1`,
        protocol: protocol.slice(0, -1),
        unbundledIntegrations: [],
        addBundledMetadata: true,
        versionSettings: { version: '4.4.7', componentTypes: ['browser'] },
      },
    },
    plan: { track: all, identify: all, group: all },
    edgeFunction: {},
    analyticsNextEnabled: true,
    middlewareSettings: {},
    enabledMiddleware: {},
    // The script reports on itself to its maker where it is not told otherwise.
    metrics: { sampleRate: 0 },
    legacyVideoPluginsEnabled: false,
    remotePlugins: [],
  }
}
