/** Where the tables of events are: on one machine, or, with the name of a cluster in the configuration of its servers, on all machines of it. */
export interface Place {
  cluster: string | null
}

/** One step of the schema: in the order of their numbers, never changed once released. */
export interface SchemaStep {
  version: number
  name: string
  statements(place: Place): string[]
}

/**
 * Times are milliseconds since 1970. The keys stand for long texts where only equality counts: 64 bits, so that among ten million visitors the odds that any two
 * are taken for one are 3 in a million. A parameter's value is its JSON text, so that 12 and '12' come back as they were.
 */
const columns = `
  account LowCardinality(String),
  project LowCardinality(String),
  id String CODEC(ZSTD(1)),
  name LowCardinality(String),
  time Int64 CODEC(Delta, ZSTD(1)),
  received Int64 CODEC(Delta, ZSTD(1)),
  format LowCardinality(String),
  visitor String CODEC(ZSTD(1)),
  user String CODEC(ZSTD(1)),
  session String CODEC(ZSTD(1)),
  host LowCardinality(String),
  path LowCardinality(String),
  title LowCardinality(String),
  referrer LowCardinality(String),
  source LowCardinality(String),
  medium LowCardinality(String),
  campaign LowCardinality(String),
  device LowCardinality(String),
  browser LowCardinality(String),
  os LowCardinality(String),
  language LowCardinality(String),
  screen LowCardinality(String),
  country LowCardinality(String),
  bot LowCardinality(String),
  params Map(String, String) CODEC(ZSTD(1)),
  value Nullable(Float64),
  currency LowCardinality(String),
  visitorKey UInt64 MATERIALIZED if(visitor = '', 0, sipHash64(visitor)),
  sessionKey UInt64 MATERIALIZED sipHash64(visitor, session),
  inSession Bool MATERIALIZED session != '',
  at DateTime64(3, 'UTC') ALIAS fromUnixTimestamp64Milli(time)`

export const dayLength = 86_400_000
/** An event's day, as the order of the table has it. */
export const day = `intDiv(time, ${dayLength})`

/**
 * A day's events of a project lie together, in them those of a name, and in these those of a visitor: figures read few columns of few rows. Without the name in between a third less room would be
 * taken, and what is asked of one event would read the parameters of all of them.
 */
const layout = `
PARTITION BY toYYYYMM(fromUnixTimestamp64Milli(time), 'UTC')
ORDER BY (account, project, ${day}, name, visitorKey, time)`

/** So many insert blocks are remembered by their tokens; each second makes one, so a batch may be sent again for hours. */
const remembered = 20_000
const synced = 'fsync_after_insert = 1, fsync_part_directory = 1'
/** What a change has written anew may go from the disk at once, since it was synced: erased events are gone within a minute. */
const cleared = 'old_parts_lifetime = 5, finished_mutations_to_keep = 0'

const events = ({ cluster }: Place) =>
  cluster === null
    ? [
        `CREATE TABLE IF NOT EXISTS events (${columns}) ENGINE = MergeTree${layout}\nSETTINGS non_replicated_deduplication_window = ${remembered}, ${synced}, ${cleared}`,
      ]
    : [
        `CREATE TABLE IF NOT EXISTS events_local ON CLUSTER ${named(cluster)} (${columns})
ENGINE = ReplicatedMergeTree('/clickhouse/tables/{shard}/{database}/events', '{replica}')${layout}
SETTINGS replicated_deduplication_window = ${remembered}, replicated_deduplication_window_seconds = 604800, ${synced}, ${cleared}`,
        // All events of a visitor are on one shard, so sessions and ways through a funnel are whole there.
        `CREATE TABLE IF NOT EXISTS events ON CLUSTER ${named(cluster)} AS events_local
ENGINE = Distributed(${text(cluster)}, currentDatabase(), events_local, sipHash64(account, project, visitor))`,
      ]

/**
 * Times of a day differ in few bits, so T64 makes them smaller than deltas do and takes a fifth of the work to read. Parameters are read of one event among others: LZ4 in blocks of few rows.
 * Rows that are there already are written so when they are merged.
 */
const codecs = (place: Place) => [
  `ALTER TABLE ${changed(place)}
MODIFY COLUMN time Int64 CODEC(T64, ZSTD(1)),
MODIFY COLUMN received Int64 CODEC(T64, ZSTD(1)),
MODIFY COLUMN params Map(String, String) CODEC(LZ4) SETTINGS (min_compress_block_size = 16384)`,
]

export const pageViews = "countIf(name = 'page_view')"

/** So many milliseconds are in one row of what is summed up: clocks of all zones are apart by multiples of it. */
export const quarterLength = 900_000
export const quarter = `intDiv(time, ${quarterLength})`

/** What the events of a visit mostly have in common, so that a few rows stand for all of them. */
export const visitDimensions = ['format', 'host', 'source', 'medium', 'campaign', 'device', 'browser', 'os', 'language', 'country'] as const
export type VisitDimension = (typeof visitDimensions)[number]

/** A number for what is summed up of an event. Two sets of events whose numbers have the same sum are the same events, but for one case in some 10^19. */
export const mark = `cityHash64(id, name, time, visitorKey, sessionKey, inSession, bot, ${visitDimensions.join(', ')})`

/**
 * Sums that the store itself keeps beside each part of the table, so that they are right after every insert, change and erasing: what a day holds (by which the rows of `visits` prove that they are
 * those of the events now), and how often each event happened in a quarter of an hour. Parts that are there already get them when they are merged, or from the second statement.
 */
const sums = (place: Place) => [
  `ALTER TABLE ${changed(place)}
ADD PROJECTION IF NOT EXISTS days (SELECT account, project, ${day}, count(), sum(${mark}), max(received) GROUP BY account, project, ${day}),
ADD PROJECTION IF NOT EXISTS quarters (SELECT account, project, ${quarter}, name, bot = '', count() GROUP BY account, project, ${quarter}, name, bot = ''),
MODIFY SETTING min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1`,
  `ALTER TABLE ${changed(place)} MATERIALIZE PROJECTION days, MATERIALIZE PROJECTION quarters SETTINGS mutations_sync = 0`,
]

/**
 * A visit in a quarter of an hour, for days that have ended, on one machine (`visits.ts`). `made` names the making of a day's rows; by the sums of them all it is known whether these are all of the day's
 * events.
 */
const visits = ({ cluster }: Place) =>
  cluster === null
    ? [
        `CREATE TABLE IF NOT EXISTS visits (
  account LowCardinality(String),
  project LowCardinality(String),
  day Int32,
  made UInt64,
  quarter Int32,
  visitorKey UInt64,
  sessionKey UInt64,
  inSession Bool,
  isBot Bool,
  ${visitDimensions.map((name) => `${name} LowCardinality(String)`).join(',\n  ')},
  counted UInt32,
  views UInt32,
  first Int64 CODEC(T64, ZSTD(1)),
  last Int64 CODEC(T64, ZSTD(1)),
  mark UInt64,
  PROJECTION days (SELECT account, project, day, made, sum(counted), sum(mark) GROUP BY account, project, day, made))
ENGINE = MergeTree
PARTITION BY toYYYYMM(fromUnixTimestamp64Milli(toInt64(day) * ${dayLength}), 'UTC')
ORDER BY (account, project, day, made, visitorKey, quarter)
SETTINGS ${cleared}, min_age_to_force_merge_seconds = 86400, min_age_to_force_merge_on_partition_only = 1`,
      ]
    : []

/** How many events and page views each path had on each day, kept by the store itself as the sums above are: the most frequent paths are found without reading events. */
const paths = (place: Place) => [
  `ALTER TABLE ${changed(place)}
ADD PROJECTION IF NOT EXISTS paths (SELECT account, project, ${day}, path, bot = '', count(), ${pageViews} GROUP BY account, project, ${day}, path, bot = '')`,
  `ALTER TABLE ${changed(place)} MATERIALIZE PROJECTION paths SETTINGS mutations_sync = 0`,
]

export const schemaSteps: readonly SchemaStep[] = [
  { version: 1, name: 'events', statements: events },
  { version: 2, name: 'codecs', statements: codecs },
  { version: 3, name: 'sums', statements: (place) => [...sums(place), ...visits(place)] },
  { version: 4, name: 'paths', statements: paths },
]

/** The table that says which steps were done. */
export const schemaTable = ({ cluster }: Place) =>
  `CREATE TABLE IF NOT EXISTS schema_steps${cluster === null ? '' : ` ON CLUSTER ${named(cluster)}`} (version UInt32, name String, at DateTime('UTC') DEFAULT now())
ENGINE = ${cluster === null ? 'MergeTree' : "ReplicatedMergeTree('/clickhouse/tables/all/{database}/schema_steps', '{shard}-{replica}')"} ORDER BY version`

/** What a statement that changes rows names: on a cluster the rows are in another table than the one that is asked. */
export const changed = ({ cluster }: Place) => (cluster === null ? 'events' : `events_local ON CLUSTER ${named(cluster)}`)

/** The name of a cluster stands in statements themselves, so it may hold nothing that means something there. */
export const isClusterName = (name: string) => /^[A-Za-z][\w-]{0,63}$/.test(name)

const named = (cluster: string) => `\`${cluster}\``
const text = (cluster: string) => `'${cluster}'`
