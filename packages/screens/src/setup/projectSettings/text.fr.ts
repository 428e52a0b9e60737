import type { ProjectSettingsText } from './text.ts'

export const text: ProjectSettingsText = {
  title: 'Réglages du projet',
  detail: 'Ce qui est vrai de votre site. Le plan, le conteneur et les montants s’y fient.',
  website: 'Adresse du site',
  websiteHint: 'Hôte du site, avec son port s’il en a un, comme shop.example ou localhost:8080.',
  websiteWrong: 'Ce n’est pas une adresse web. Donnez-en une comme shop.example ou localhost:8080.',
  currency: 'Devise',
  currencyHint: 'Les montants sans devise propre et les exemples du plan sont dans celle-ci.',
  noCurrency: 'Celle de la plupart des commandes',
  timeZone: 'Fuseau horaire',
  timeZoneHint: 'Les jours des chiffres y commencent à minuit.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Réglages enregistrés',
}
