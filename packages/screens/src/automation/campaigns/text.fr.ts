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
  active: 'Intégrations actives',
  activeDetail: 'en service',
  campaigns: 'Campagnes',
  campaignsDetail: 'de toutes les intégrations',
  conversions: 'Conversions',
  conversionsDetail: 'depuis la connexion ou dans des fichiers',
  cost: 'Coût par conversion',
  costDetail: 'depuis la connexion ou dans des fichiers',
  countedDetail: 'nommées dans des liens, voir ci-dessous',
  countedLast: 'attribués au dernier contact, voir ci-dessous',
  title: 'Intégrations',
  detail: 'Plateformes publicitaires et d’e-mail dont les campagnes sont mesurées. Les résultats sont comparés à la période avant la connexion.',
  brought: 'Ce que les campagnes ont apporté',
  broughtDetail: 'Visites et commandes par paramètres UTM et identifiants de clic, d’après les événements, avec les coûts importés pour les mêmes jours.',
  credit: 'Mérite des commandes',
  credits: { first: 'Premier contact', last: 'Dernier contact' },
  campaign: 'Campagne',
  unnamed: (source, medium) => `${[source, medium].filter(Boolean).join(' / ')}, sans campagne`,
  visits: 'Visites',
  spent: 'Coût',
  orders: 'Commandes',
  revenue: 'Chiffre d’affaires',
  roas: 'ROAS',
  nothingBrought: 'Pas encore de visites de campagnes',
  nothingBroughtDetail: 'Les liens avec des paramètres UTM ou des identifiants de clic apparaissent ici dès que quelqu’un les suit.',
  directOrders: (count) => `Dans aucune ligne\u00a0: ${plural('fr', count, { one: 'commande', other: 'commandes' })} de visiteurs venus directement,`,
  otherOrders: (count) => `${plural('fr', count, { one: 'commande', other: 'commandes' })} dans d’autres devises`,
  connect: 'Connecter une plateforme',
  none: 'Aucune intégration',
  noneDetail: 'Importez ce que vos campagnes coûtent et rapportent, depuis une plateforme publicitaire ou un outil d’e-mail.',
  platforms: { 'Google Ads': 'Google Ads', 'Meta Ads': 'Meta Ads', 'LinkedIn Ads': 'LinkedIn Ads', Email: 'E-mail' },
  sources: { file: 'Par fichiers', none: 'Non configurée' },
  notConfigured: 'Aucune plateforme n’a répondu pour cette intégration. Importez d’abord un export CSV.',
  notConfiguredDetail: 'Ce serveur n’a pas encore d’identifiants pour la plateforme. En attendant, importez son export CSV.',
  connected: (count) => plural('fr', count, { one: 'campagne', other: 'campagnes' }),
  lastSync: 'dernière synchronisation',
  ctr: 'Gain de CTR',
  costReduction: 'Baisse des coûts',
  sync: 'Synchroniser',
  synced: 'Campagnes synchronisées',
  pausedDetail: 'Tant qu’elle est en pause, ses coûts ne comptent pas dans ce que les campagnes ont apporté.',
  syncPaused: 'Elle est en pause. Activez-la avant de synchroniser.',
  upload: 'Importer un CSV',
  removeQuestion: (name) => `Supprimer « ${name} » ?`,
  removeDetail: 'Ses coûts et ses conversions sont supprimés avec elle. C’est irréversible.',
  removeIt: 'Supprimer l’intégration',
  removed: 'Intégration supprimée',
  platform: 'Plateforme',
  account: 'Identifiant du compte',
  accountHint: 'Le numéro ou le nom du compte, tel que la plateforme l’affiche.',
  accountMissing: 'Saisissez le compte pour distinguer ses campagnes des autres.',
  accountTaken: 'Ce compte est déjà connecté.',
  connectDetail: 'Récupérez ce que ses campagnes ont coûté et rapporté.',
  sandbox: 'Dans l’exemple, un bac à sable intégré répond à la place de la plateforme.',
  noCredentials: 'Elle sera ajoutée comme « Non configurée »',
  noCredentialsDetail:
    'Une plateforme ne compte comme connectée qu’après avoir répondu. Il faut pour cela des identifiants d’API sur le serveur, que cette installation n’a pas. Les CSV s’en passent.',
  add: 'Ajouter l’intégration',
  connectedToast: 'Plateforme connectée',
  addedToast: 'Intégration ajoutée',
  addedDetail: 'Importez un export CSV pour la remplir.',
  uploadTitle: (name) => `Importer les coûts de « ${name} »`,
  uploadDetail: 'Un export de la plateforme avec une ligne par jour et par campagne. Ce qui existe déjà pour le même jour et la même campagne est remplacé.',
  file: 'Fichier CSV',
  fileHint: `Avec les colonnes ${Object.values(columns).join(', ')}.`,
  fileMissing: 'Choisissez un fichier.',
  problem: (problem) => {
    if (problem.kind === 'file')
      return problem.refused.why === 'quote'
        ? `Un guillemet s’ouvre à la ligne ${problem.refused.line ?? 1} et ne se referme pas. Corrigez-la et choisissez à nouveau le fichier.`
        : 'Ce fichier n’est pas du texte en UTF-8. Enregistrez-le en CSV UTF-8 et choisissez-le à nouveau.'
    if (problem.kind === 'empty') return 'Le fichier n’a aucune ligne sous la première. Exportez-le à nouveau avec les jours voulus.'
    if (problem.kind === 'column') return `Il manque au fichier la colonne ${columns[problem.column]}. Ajoutez-la à l’export.`
    return `La ligne ${problem.line} ne contient rien d’utilisable sous ${columns[problem.column]}. Corrigez-la et choisissez à nouveau le fichier.`
  },
  found: (lines) => `${plural('fr', lines, { one: 'ligne trouvée', other: 'lignes trouvées' })}.`,
  import: 'Importer',
  imported: 'Coûts importés',
  importedDetail: (added, replaced) => `${plural('fr', added, { one: 'ligne ajoutée', other: 'lignes ajoutées' })}, ${replaced} remplacées.`,
}
