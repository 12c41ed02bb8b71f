/** The words of the interface in French. Spaces before `:`, `!`, `;` and `%` do not break. */

export const locale = 'fr-FR'
export const direction = 'ltr'

export const menu = 'Menu'
export const navigation = 'Chemins du royaume'
export const close = 'Fermer'
export const map = 'Carte'
export const youAreHere = 'vous êtes ici'
export const allPages = 'Toutes les pages'
export const allRightsReserved = 'Tous droits réservés.'

export const unexpectedError = 'Erreur inattendue !'
export const notFound = '404 – Page introuvable'
export const pageNotLoaded = 'Cette page n’a pas pu être chargée.'
export const hereBeDragons = 'Ici sont les dragons'

export const road = 'La route à partir d’ici'
export const backToTheMap = 'Retour à la carte'
export const backTo = (page: string) => `Retour : ${page}`
export const previousPlace = 'Lieu précédent'
export const nextPlace = 'Lieu suivant'
export const email = 'E-mail'

export const levelOfFive = (level: number) => `${level} sur 5 :`
export const olderPost = 'Billet plus ancien'
export const newerPost = 'Billet plus récent'
export const feed = 'Flux RSS'
export const previousPicture = 'Image précédente'
export const nextPicture = 'Image suivante'
export const unpublished = (title: string) => `Non publié : ${title}`

export const scenes = {
  forge: 'Une tour à horloge à côté d’une forge aux cheminées fumantes',
  runes: 'Un cercle de pierres levées autour d’un cristal',
  keep: 'Un château au sommet d’un rocher',
  athenaeum: 'Une bibliothèque aux tours pointues avec un télescope',
  harbour: 'Une tour et des corbeaux au-dessus d’un port',
  hall: 'Une grande salle au toit rouge entre deux tours',
  village: 'Un village',
  mill: 'Un moulin à vent près d’une roue à eau',
  watchtower: 'Une tour de guet avec un feu',
}

export const quotes = ['« ', ' »', '“', '”']
export const notes = 'Notes'
export const table = 'Tableau'
export const backToTheText = 'Retour au texte'

export const mapOf = (site: string) => `Carte : ${site}`
export const places = 'Lieux'
export const zoomIn = 'Agrandir'
export const zoomOut = 'Réduire'
export const showTheWholeMap = 'Montrer toute la carte'
export const chart = 'Vue d’ensemble de la carte'
export const pictureMissing = 'L’image de la carte manque.'
export const tryAgain = 'Réessayer'

export const curiositiesFound = (found: number, all: number) =>
  `${found} curiosité${found > 1 ? 's' : ''} sur ${all}`
export const share = 'Partager'
export const shareFinds = (found: number, all: number, site: string) =>
  `Curiosités trouvées sur la carte de ${site} : ${found} sur ${all}. Et vous ?`
export const copied = 'Copié'
export const explored = 'explorée d’un œil vif'
export const notFoundYet = 'Pas encore trouvé'
export const placesVisited = (visited: number, all: number) => `Lieux visités : ${visited} sur ${all}`
export const forgetFinds = 'Oublier mes trouvailles et mes visites'

export const curiosities = {
  serpent: ['Le Serpent hérité', 'personne n’ose y toucher'],
  kraken: ['Le Kraken', 'tient ce navire depuis vendredi'],
  ship: ['La Feuille de route', 'arrive dans deux semaines, depuis deux ans'],
  whale: ['Une baleine de fret', 'tout un port pour livrer une lettre'],
  longship: ['Un drakkar', 'on leur avait dit que c’était tout près'],
  caravel: ['L’Éternelle Bêta', 'appareille d’un jour à l’autre'],
  narwhal: ['Un narval', 'ne croit pas non plus aux licornes'],
  school: ['Un banc de poissons', 'personne pour s’y asseoir'],
  mermaid: ['Une sirène', 'a entendu de meilleures offres'],
  fisher: ['Un pêcheur', 'le gros sera dans la prochaine version'],
  lighthouse: ['Un phare', 'pas une nuit de congé depuis l’allumage'],
  ruin: ['Une ruine', 'tout marchait quand ils sont partis'],
  'ring of stones': ['Un cercle de pierres', 'une réunion qui n’a jamais fini'],
  hermit: ['Un ermite', 'en télétravail depuis toujours'],
  wreck: ['Une épave', 'livrée un vendredi'],
  treasure: ['Un trésor', 'bien documenté, donc personne n’a cherché'],
  'sword in the stone': ['Une épée dans la pierre', 'il vous manque les droits'],
  bones: ['De vieux os', 'ici, on a retiré quelque chose de gros'],
  camp: ['Un campement', 'laisse une lumière aux retardataires'],
  duck: ['Un canard en plastique', 'il a tout entendu'],
  stag: ['Un cerf', 'vous a vu le premier'],
  sheep: ['Des moutons', 'à ne pas compter au travail'],
  signpost: ['Un poteau', 'il a raison une fois sur deux'],
  watchtower: ['Une tour de guet', 'rien à signaler, toutes les heures'],
  cave: ['Une grotte', 'mode sombre depuis l’origine'],
  'hollow oak': ['Un chêne creux', 'plein de sauvegardes, surtout des glands'],
  village: ['Un village', 'habitants : chiffre arrondi'],
  compass: ['La rose des vents', 'a un avis, et s’y tient'],
  scale: ['L’échelle', 'ne mesure que le travail honnête'],
}

export const mapWithLinks = (places: number) =>
  places === 1 ? 'Une carte avec un lien vers un lieu.' : `Une carte avec des liens vers ${places} lieux.`
export const keys =
  'Les flèches déplacent la carte, avec Maj plus loin, ou mènent de lieu en lieu ; plus et moins changent le zoom ; F montre toute la carte ; 0 ou Origine revient à la première vue.'
export const zoomAt = (percent: number) => `Zoom ${percent} %.`
export const inView = (places: string) => `En vue : ${places}.`
export const noPlaceInView = 'Aucun lieu en vue.'

export const howItWorks = 'Mode d’emploi'
export const inputs = {
  fingers: {
    title: 'Doigts',
    effects: {
      drag: ['Glisser', 'déplace la carte'],
      pinch: ['Pincer', 'change le zoom'],
      tap: ['Toucher un lieu', 'ouvre sa page'],
      tapCreature: ['Toucher une créature', 'découvre une curiosité'],
    },
  },
  mouseAndKeys: {
    title: 'Souris et clavier',
    effects: {
      drag: ['Glisser', 'déplace la carte'],
      wheel: ['Molette', 'change le zoom'],
      click: ['Cliquer sur un lieu', 'ouvre sa page'],
      clickCreature: ['Cliquer sur une créature', 'découvre une curiosité'],
      arrows: ['Flèches', 'déplacent la carte'],
      shift: ['Maj, flèches', 'la déplacent plus loin'],
      tab: ['Tab, flèches', 'mènent de lieu en lieu'],
      plus: ['+, −', 'changent le zoom'],
      all: ['F', 'montre toute la carte'],
      home: ['0, Origine', 'reviennent à la première vue'],
      escape: ['Échap', 'ferme ce qui est ouvert'],
    },
  },
}
export const seeTheEngine = 'Voir le moteur à l’œuvre'
export const readHow = 'Lire comment elle bouge (en anglais)'

export const xray = {
  title: 'Le moteur à l’œuvre',
  playAGesture: 'Jouer un geste',
  caption: 'Les gestes sont joués au quart de leur vitesse. Toute action sur la carte les arrête.',
  state: 'État du moteur',
  states: {
    still: 'au repos',
    pressed: 'appui',
    dragging: 'glisse',
    pinching: 'pince',
    gliding: 'dérive',
    animating: 'animation',
  },
  gestures: {
    pinch: 'Pincer',
    flick: 'Lancer',
    edge: 'Bord',
    press: 'Clic ou glisse',
    wheel: 'Molette',
  },
  captions: {
    pinch: 'Deux doigts gardent entre eux le point de la carte, et l’échelle suit leur distance.',
    flick: 'Un doigt qui se lève en mouvement laisse sa vitesse à la carte, qui continue de glisser.',
    edge: 'Au-delà de son bord, la carte résiste de plus en plus. Quand on la lâche, elle revient.',
    press: 'Jusqu’à 10 px, ce peut être un clic. Puis la carte part sans saut et rattrape le doigt.',
    wheel: 'Le point sous le curseur reste. Un cran qui vient entre-temps compte à partir du but.',
  },
  pause: 'Pause',
  step: (ms: number) => `Une image, ${ms} ms`,
  moment: 'Moment du geste',
  formula: 'décalage = écran − carte × échelle',
  pinned: {
    held: 'point de la carte tenu',
    stays: 'point de la carte qui reste',
    middle: 'point de la carte au milieu',
  },
  edge: 'distance due au bord',
  velocity: 'vitesse, px/ms',
  samples: 'ses mesures',
  samplesIn: (samples: number, ms: string) => `${samples} en ${ms} ms`,
  noPointer: 'aucun pointeur',
  pointerRests: 'le pointeur est immobile',
  visiblePart: 'Toute la carte, et sa partie visible',
  pointer: 'pointeur',
  map: 'carte',
}

export const drawn = {
  promise: 'carte exacte et fidèle',
  subject: 'de ses Métiers, Tours & Voyages',
  leagues: 'Lieues de bon travail',
  winds: { east: 'E', south: 'S', west: 'O' },
  names: {
    ocean:
      'Les Abysses sans Fin, L’Océan Lent, Le Grand Large, Le Bleu Patient, L’Insondé, La Longue Houle, L’Étendue Grise, Le Dernier Horizon',
    sea: 'Mer des Brouillons, Détroit de l’Union, Mer des Marges, Mer des Notes, L’Eau Tranquille, Le Livre de Sel, Mer des Étoiles, Mer des Fils Perdus',
    bay: 'Golfe des Échos, Baie des Plumes, Baie du Café, Golfe des Pièces, Baie des Pages, Golfe du Bon Espoir, Baie des Galets, Baie du Second Essai',
    isle: 'Île du Néant, Île du Dragon, Île de l’Encrier, Île des Dimanches, Île aux Fous, Île du Héron, Île Peut-Être, Le Point Final',
    isles:
      'Les Îles du Trésor, Roches aux Fanaux, Les Virgules, Les Miettes, Les Frangines, Les Dés, Les Feuilles Volantes, Les Trois Points',
    cape: 'Cap Patience, Cap du Retour, Pointe de la Plume, Cap du Liard, Pointe du Guet, Cap du Délai, Cap du Vent, Cap Lenteur',
    wood: 'Le Bois des Branches, Le Bois qui Murmure, Bois des Hiboux, Le Fouillis, Bois des Crayons, Les Archives Vertes, Bois Moussu, L’Ombre Profonde',
    range:
      'L’Échine de Fer, Les Monolithes, Les Dents Grises, Le Long Escalier, Les Enclumes, Les Abrupts, La Haute Étagère, Les Arriérés',
    mount:
      'Mont Racine, Mont Belvédère, La Couronne, Mont Foyer, La Sentinelle, Mont Chandelle, Mont Tonnerre, Mont Résumé',
    downs:
      'Collines d’Ambre, Collines de Miel, Collines du Berger, Les Tertres, Les Douces Collines, Collines aux Alouettes, Les Plis Verts, Collines du Trèfle',
    fens: 'Vieux Marais, Marais du Héron, Le Bourbier, Marais du Butor, Marais Mouvants, Marais des Follets, Marais du Vanneau, Les Roseaux',
    lake: 'Lac Miroir, Lac du Rappel, Lac d’Argent, Étang aux Canards, Lac de la Pause, L’Étang Calme, Lac du Refrain, La Loupe',
  },
}
