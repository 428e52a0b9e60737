import type { ConnectionStatus } from './containers.ts'
import type { TableSummary } from './table.ts'

export const dataConnectionTypes = ['E-commerce', 'CRM', 'Advertising'] as const
export type DataConnectionType = (typeof dataConnectionTypes)[number]

/** Where data can come from. `file` is a CSV or JSON file of any type; the others are platforms that have to be called. */
export const connectors = ['shopify', 'woocommerce', 'hubspot', 'salesforce', 'google-ads', 'meta-ads', 'file'] as const
export type Connector = (typeof connectors)[number]
export type Platform = Exclude<Connector, 'file'>

/** The platforms of each type of data. */
export const platformsOf: Record<DataConnectionType, readonly Platform[]> = {
  'E-commerce': ['shopify', 'woocommerce'],
  CRM: ['hubspot', 'salesforce'],
  Advertising: ['google-ads', 'meta-ads'],
}

/** How each platform writes the account that data is read from. */
export const accountPatterns: Record<Platform, RegExp> = {
  shopify: /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/i,
  woocommerce: /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
  hubspot: /^\d{5,12}$/,
  salesforce: /^([a-z0-9-]+\.)+salesforce\.com$/i,
  'google-ads': /^\d{3}-?\d{3}-?\d{4}$/,
  'meta-ads': /^(act_)?\d{6,20}$/,
}

/** An account of each platform as people find it there. */
export const accountExamples: Record<Platform, string> = {
  shopify: 'corner-bakery.myshopify.com',
  woocommerce: 'shop.example.com',
  hubspot: '24816357',
  salesforce: 'example.my.salesforce.com',
  'google-ads': '123-456-7890',
  'meta-ads': 'act_1048293756',
}

/** What went wrong when it was last read or tested; the screens word it. */
export const connectionProblems = ['notReached', 'accessExpired', 'faultyLines'] as const
export type ConnectionProblem = (typeof connectionProblems)[number]

/** A file that was read: what is in it, and which lines could not be used. */
export interface ConnectionFile extends TableSummary {
  name: string
  /** In bytes of UTF-8. */
  size: number
}

/** A source of data beside the site itself. */
export interface DataConnection {
  id: string
  project: string
  name: string
  type: DataConnectionType
  status: ConnectionStatus
  connector: Connector
  /** The account on the platform, as `corner-bakery.myshopify.com`; empty for a file. */
  account: string
  /** When data was last read, ISO 8601, UTC; null before the first time. */
  lastSync: string | null
  /** How many rows were read then. */
  rows: number | null
  problem: ConnectionProblem | null
  /** Of a file connection that has its file. */
  file?: ConnectionFile
}

/** The text of a connection's file, kept apart because it is long. */
export interface StoredConnectionFile {
  /** Id of the connection. */
  id: string
  project: string
  name: string
  text: string
}

/** What a test found. */
export interface ConnectionTest {
  problem: ConnectionProblem | null
  rows: number | null
}

/** The most bytes of a file that becomes a connection. */
export const mostFileBytes = 5_000_000
