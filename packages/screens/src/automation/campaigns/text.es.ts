import type { CsvColumn } from '@tagmason/domain'
import { plural } from '../../language.ts'
import type { CampaignsText } from './text.ts'

const columns: Record<CsvColumn, string> = {
  day: 'Day',
  campaign: 'Campaign',
  impressions: 'Impressions',
  clicks: 'Clicks',
  cost: 'Cost',
  conversions: 'Conversions',
}

export const text: CampaignsText = {
  active: 'Integraciones activas',
  activeDetail: 'activadas',
  campaigns: 'Campañas',
  campaignsDetail: 'de todas las integraciones',
  conversions: 'Conversiones',
  conversionsDetail: 'desde la conexión o en archivos',
  cost: 'Coste por conversión',
  costDetail: 'desde la conexión o en archivos',
  countedDetail: 'nombradas en enlaces, véase abajo',
  countedLast: 'atribuidos al último contacto, véase abajo',
  title: 'Integraciones',
  detail: 'Plataformas de anuncios y de correo cuyas campañas se miden. El rendimiento se compara con el periodo anterior a la conexión.',
  brought: 'Qué trajeron las campañas',
  broughtDetail: 'Visitas y pedidos según parámetros UTM e identificadores de clic, de los eventos, con los costes cargados de los mismos días.',
  credit: 'Mérito de los pedidos',
  credits: { first: 'Primer contacto', last: 'Último contacto' },
  campaign: 'Campaña',
  unnamed: (source, medium) => `${[source, medium].filter(Boolean).join(' / ')}, sin campaña`,
  visits: 'Visitas',
  spent: 'Coste',
  orders: 'Pedidos',
  revenue: 'Ingresos',
  roas: 'ROAS',
  nothingBrought: 'Aún no hay visitas de campañas',
  nothingBroughtDetail: 'Los enlaces con parámetros UTM o identificadores de clic aparecen aquí en cuanto alguien los sigue.',
  directOrders: (count) => `En ninguna fila: ${plural('es', count, { one: 'pedido', other: 'pedidos' })} de visitantes directos,`,
  otherOrders: (count) => `${plural('es', count, { one: 'pedido', other: 'pedidos' })} en otras monedas`,
  connect: 'Conectar plataforma',
  none: 'No hay integraciones',
  noneDetail: 'Trae lo que cuestan y aportan tus campañas, desde una plataforma de anuncios o una herramienta de correo.',
  platforms: { 'Google Ads': 'Google Ads', 'Meta Ads': 'Meta Ads', 'LinkedIn Ads': 'LinkedIn Ads', Email: 'Correo electrónico' },
  sources: { file: 'Desde archivos', none: 'Sin configurar' },
  notConfigured: 'Ninguna plataforma ha respondido por esta integración. Sube primero una exportación CSV.',
  notConfiguredDetail: 'Este servidor aún no tiene credenciales de la plataforma. Hasta entonces, sube su exportación CSV.',
  connected: (count) => plural('es', count, { one: 'campaña', other: 'campañas' }),
  lastSync: 'última sincronización',
  ctr: 'Mejora del CTR',
  costReduction: 'Reducción de costes',
  sync: 'Sincronizar',
  synced: 'Campañas sincronizadas',
  pausedDetail: 'Mientras está en pausa, sus costes no cuentan en lo que trajeron las campañas.',
  syncPaused: 'Está en pausa. Actívala antes de sincronizar.',
  upload: 'Subir CSV',
  removeQuestion: (name) => `¿Quitar «${name}»?`,
  removeDetail: 'Sus costes y conversiones se quitan con ella. No se puede deshacer.',
  removeIt: 'Quitar integración',
  removed: 'Integración quitada',
  platform: 'Plataforma',
  account: 'ID de la cuenta',
  accountHint: 'El número o el nombre de la cuenta, como lo muestra la plataforma.',
  accountMissing: 'Introduce la cuenta para distinguir sus campañas de otras.',
  accountTaken: 'Esta cuenta ya está conectada.',
  connectDetail: 'Trae lo que costaron y aportaron sus campañas.',
  sandbox: 'En la muestra responde un entorno de pruebas integrado en lugar de la plataforma.',
  noCredentials: 'Se añadirá como «Sin configurar»',
  noCredentialsDetail:
    'Una plataforma cuenta como conectada solo cuando ha respondido. Para eso el servidor necesita credenciales de la API, que esta instalación no tiene. Los CSV funcionan sin ellas.',
  add: 'Añadir integración',
  connectedToast: 'Plataforma conectada',
  addedToast: 'Integración añadida',
  addedDetail: 'Sube una exportación CSV para llenarla.',
  uploadTitle: (name) => `Subir costes de «${name}»`,
  uploadDetail: 'Una exportación de la plataforma con una línea por día y campaña. Lo que ya hay del mismo día y campaña se sustituye.',
  file: 'Archivo CSV',
  fileHint: `Con las columnas ${Object.values(columns).join(', ')}.`,
  fileMissing: 'Elige un archivo.',
  problem: (problem) => {
    if (problem.kind === 'file')
      return problem.refused.why === 'quote'
        ? `En la línea ${problem.refused.line ?? 1} se abren unas comillas que no se cierran. Corrígela y elige el archivo de nuevo.`
        : 'Este archivo no es texto en UTF-8. Guárdalo como CSV UTF-8 y elígelo de nuevo.'
    if (problem.kind === 'empty') return 'El archivo no tiene líneas bajo la primera. Expórtalo de nuevo con los días que necesitas.'
    if (problem.kind === 'column') return `Al archivo le falta la columna ${columns[problem.column]}. Añádela a la exportación.`
    return `La línea ${problem.line} no tiene nada utilizable en ${columns[problem.column]}. Corrígela y elige el archivo de nuevo.`
  },
  found: (lines) => `Encontradas: ${plural('es', lines, { one: 'línea', other: 'líneas' })}.`,
  import: 'Importar',
  imported: 'Costes importados',
  importedDetail: (added, replaced) => `Añadidas: ${plural('es', added, { one: 'línea', other: 'líneas' })}; sustituidas: ${replaced}.`,
}
