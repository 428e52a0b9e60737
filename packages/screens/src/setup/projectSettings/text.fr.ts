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
  ownDomains: 'Autres domaines du site',
  ownDomainsHint:
    'Un par ligne, comme pay.example. Une visite qui vient de l’un d’eux ne vient pas d’un autre site. GA4 a sa propre liste : Administration, Flux de données, Configurer vos domaines.',
  ownDomainsWrong: 'Ce n’est pas une liste de domaines. Écrivez-en un par ligne, comme pay.example.',
  internalNetworks: 'Réseaux de vos équipes',
  internalNetworksHint:
    'Une adresse ou une plage par ligne, comme 203.0.113.7 ou 203.0.113.0/24. Leurs événements sont gardés, mais n’entrent dans aucun chiffre.',
  internalNetworksWrong: 'Ce n’est pas une liste d’adresses. Écrivez-en une par ligne, comme 203.0.113.7 ou 203.0.113.0/24.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Réglages enregistrés',
}
