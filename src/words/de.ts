/** The words of the interface in German. */

export const locale = 'de-DE'
export const direction = 'ltr'

export const menu = 'Menü'
export const navigation = 'Wege durchs Reich'
export const close = 'Schließen'
export const map = 'Karte'
export const youAreHere = 'Sie sind hier'
export const allPages = 'Alle Seiten'
export const allRightsReserved = 'Alle Rechte vorbehalten.'

export const unexpectedError = 'Unerwarteter Fehler!'
export const notFound = '404 – Seite nicht gefunden'
export const pageNotLoaded = 'Diese Seite konnte nicht geladen werden.'
export const hereBeDragons = 'Hier sind Drachen'

export const road = 'Der Weg von hier'
export const backToTheMap = 'Zurück zur Karte'
export const backTo = (page: string) => `Zurück: ${page}`
export const previousPlace = 'Voriger Ort'
export const nextPlace = 'Nächster Ort'
export const email = 'E-Mail'

export const levelOfFive = (level: number) => `${level} von 5:`
export const olderPost = 'Älterer Beitrag'
export const newerPost = 'Neuerer Beitrag'
export const feed = 'RSS-Feed'
export const previousPicture = 'Vorheriges Bild'
export const nextPicture = 'Nächstes Bild'
export const unpublished = (title: string) => `Unveröffentlicht: ${title}`

export const scenes = {
  forge: 'Ein Uhrturm neben einer Schmiede mit rauchenden Schloten',
  runes: 'Ein Ring aus stehenden Steinen um einen Kristall',
  keep: 'Eine Burg hoch auf einem Felsen',
  athenaeum: 'Eine Bibliothek mit spitzen Türmen und einem Fernrohr',
  harbour: 'Ein Turm mit Raben über einem Hafen',
  hall: 'Eine Halle mit rotem Dach zwischen zwei Türmen',
  village: 'Ein Dorf',
  mill: 'Eine Windmühle neben einem Wasserrad',
  watchtower: 'Ein Wachturm mit einem Leuchtfeuer',
}

export const quotes = ['„', '“', '‚', '‘']
export const notes = 'Anmerkungen'
export const table = 'Tabelle'
export const backToTheText = 'Zurück zum Text'

export const mapOf = (site: string) => `Karte: ${site}`
export const places = 'Orte'
export const zoomIn = 'Vergrößern'
export const zoomOut = 'Verkleinern'
export const showTheWholeMap = 'Die ganze Karte zeigen'
export const chart = 'Übersicht der ganzen Karte'
export const pictureMissing = 'Das Bild der Karte fehlt.'
export const tryAgain = 'Noch einmal versuchen'

export const curiositiesFound = (found: number, all: number) => `${found} von ${all} Kuriositäten gefunden`
export const share = 'Teilen'
export const shareFinds = (found: number, all: number, site: string) =>
  `${found} von ${all} Kuriositäten habe ich auf der Karte von ${site} gefunden. Wie viele findest du?`
export const copied = 'Kopiert'
export const explored = 'erkundet mit scharfem Blick'
export const notFoundYet = 'Noch nicht gefunden'
export const placesVisited = (visited: number, all: number) => `${visited} von ${all} Orten besucht`
export const forgetFinds = 'Funde und Besuche vergessen'

export const curiosities = {
  serpent: ['Die Altlast', 'niemand traut sich, sie anzufassen'],
  kraken: ['Der Krake', 'hält das Schiff seit Freitag fest'],
  ship: ['Die „Fahrplan“', 'seit zwei Jahren in zwei Wochen am Ziel'],
  whale: ['Ein Frachtwal', 'bringt einen ganzen Hafen für einen Brief'],
  longship: ['Ein Langschiff', 'man sagte ihnen, es sei nicht weit'],
  caravel: ['Die „Ewige Beta“', 'läuft demnächst aus'],
  narwhal: ['Ein Narwal', 'glaubt auch nicht an Einhörner'],
  school: ['Ein Fischschwarm', 'Schwarmintelligenz, ohne Protokoll'],
  mermaid: ['Eine Meerjungfrau', 'hat schon bessere Angebote gehört'],
  fisher: ['Ein Fischer', 'der große kommt mit dem nächsten Release'],
  lighthouse: ['Ein Leuchtturm', 'hatte noch nie eine Nacht frei'],
  ruin: ['Eine Ruine', 'als sie gingen, lief noch alles'],
  'ring of stones': ['Ein Steinkreis', 'eine Besprechung, die nie endete'],
  hermit: ['Ein Einsiedler', 'seit jeher im Homeoffice'],
  wreck: ['Ein Wrack', 'an einem Freitag ausgeliefert'],
  treasure: ['Ein Schatz', 'gut dokumentiert, also sah niemand nach'],
  'sword in the stone': ['Ein Schwert im Stein', 'dir fehlen die Rechte'],
  bones: ['Alte Knochen', 'hier wurde etwas Großes abgekündigt'],
  camp: ['Ein Lager', 'lässt das Licht für die Spätschicht an'],
  duck: ['Eine Badeente', 'sie hat alles schon gehört'],
  stag: ['Ein Hirsch', 'hat dich zuerst gesehen'],
  sheep: ['Schafe', 'bitte nicht während der Arbeit zählen'],
  signpost: ['Ein Wegweiser', 'stimmt etwa jedes zweite Mal'],
  watchtower: ['Ein Wachturm', 'nichts zu melden, und das stündlich'],
  cave: ['Eine Höhle', 'Dunkelmodus seit Anbeginn'],
  'hollow oak': ['Eine hohle Eiche', 'voller Sicherungen, meist Eicheln'],
  village: ['Ein Dorf', 'Einwohner: aufgerundet'],
  compass: ['Die Windrose', 'hat eine Meinung und bleibt dabei'],
  scale: ['Der Maßstab', 'misst nur ehrliche Arbeit'],
}

export const mapWithLinks = (places: number) =>
  places === 1 ? 'Eine Karte mit einem Link zu einem Ort.' : `Eine Karte mit Links zu ${places} Orten.`
export const keys =
  'Pfeiltasten bewegen die Karte, mit Umschalt weiter, oder führen von Ort zu Ort; Plus und Minus zoomen; F zeigt die ganze Karte; 0 oder Pos1 führt zur ersten Ansicht.'
export const zoomAt = (percent: number) => `Zoom ${percent} %.`
export const inView = (places: string) => `Zu sehen: ${places}.`
export const noPlaceInView = 'Kein Ort zu sehen.'

export const howItWorks = 'So geht es'
export const inputs = {
  fingers: {
    title: 'Finger',
    effects: {
      drag: ['Ziehen', 'bewegt die Karte'],
      pinch: ['Spreizen', 'zoomt'],
      tap: ['Auf einen Ort tippen', 'öffnet seine Seite'],
      tapCreature: ['Auf ein Wesen tippen', 'entdeckt eine Kuriosität'],
    },
  },
  mouseAndKeys: {
    title: 'Maus und Tasten',
    effects: {
      drag: ['Ziehen', 'bewegt die Karte'],
      wheel: ['Rad', 'zoomt'],
      click: ['Auf einen Ort klicken', 'öffnet seine Seite'],
      clickCreature: ['Auf ein Wesen klicken', 'entdeckt eine Kuriosität'],
      arrows: ['Pfeile', 'bewegen die Karte'],
      shift: ['Umschalt, Pfeile', 'bewegen sie weiter'],
      tab: ['Tab, Pfeile', 'führen von Ort zu Ort'],
      plus: ['+, −', 'zoomen'],
      all: ['F', 'zeigt die ganze Karte'],
      home: ['0, Pos1', 'führen zur ersten Ansicht'],
      escape: ['Esc', 'schließt, was offen ist'],
    },
  },
}
export const seeTheEngine = 'Dem Antrieb zusehen'
export const readHow = 'Lesen, wie sie sich bewegt (englisch)'

export const xray = {
  title: 'Der Antrieb bei der Arbeit',
  playAGesture: 'Eine Geste vorführen',
  caption: 'Gesten laufen in einem Viertel ihres Tempos. Jede Eingabe auf der Karte hält sie an.',
  state: 'Zustand des Antriebs',
  states: {
    still: 'ruht',
    pressed: 'gedrückt',
    dragging: 'gezogen',
    pinching: 'gespreizt',
    gliding: 'gleitet',
    animating: 'animiert',
  },
  gestures: {
    pinch: 'Spreizen',
    flick: 'Schwung',
    edge: 'Rand',
    press: 'Klick oder Zug',
    wheel: 'Mausrad',
  },
  captions: {
    pinch: 'Zwei Finger halten den Kartenpunkt zwischen sich, und der Maßstab folgt ihrem Abstand.',
    flick: 'Ein Finger, der sich im Schwung hebt, lässt der Karte sein Tempo: Sie gleitet weiter.',
    edge: 'Wird die Karte über ihren Rand gezogen, wehrt sie sich immer mehr. Losgelassen kehrt sie zurück.',
    press: 'Bis 10 px kann es noch ein Klick sein. Dann folgt die Karte ohne Sprung und holt auf.',
    wheel: 'Der Kartenpunkt unter dem Zeiger bleibt. Eine weitere Raste zählt schon vom Ziel aus.',
  },
  pause: 'Pause',
  step: (ms: number) => `Ein Bild, ${ms} ms`,
  moment: 'Moment der Geste',
  formula: 'Versatz = Bild − Karte × Maßstab',
  pinned: {
    held: 'gehaltener Kartenpunkt',
    stays: 'Kartenpunkt, der bleibt',
    middle: 'Kartenpunkt in der Mitte',
  },
  edge: 'Abstand durch den Rand',
  velocity: 'Tempo, px/ms',
  samples: 'seine Proben',
  samplesIn: (samples: number, ms: string) => `${samples} in ${ms} ms`,
  noPointer: 'kein Zeiger ist unten',
  pointerRests: 'der Zeiger ruht',
  visiblePart: 'Die ganze Karte und der sichtbare Teil davon',
  pointer: 'Zeiger',
  map: 'Karte',
}

export const drawn = {
  promise: 'eine wahre & getreue Karte',
  subject: 'der Türme, Zünfte & Reisen',
  leagues: 'Meilen ehrlicher Arbeit',
  winds: { east: 'O', south: 'S', west: 'W' },
  names: {
    ocean:
      'Die Grenzenlose Tiefe, Der Stille Ozean, Das Lange Wogen, Die Graue Weite, Das Geduldige Blau, Der Letzte Horizont, Das Unergründete, Das Äußere Meer',
    sea: 'Meer der Entwürfe, Mündungssund, Meer der Ränder, Meer der Fußnoten, Das Ruhige Wasser, Das Salzbuch, Meer der Losen Enden, Sternsee',
    bay: 'Golf der Echos, Federbucht, Kaffeebucht, Flickengolf, Bucht der Seiten, Golf der Guten Hoffnung, Kieselbucht, Bucht der Zweiten Versuche',
    isle: 'Nullinsel, Wurmholm, Tintenfass, Sonntagsinsel, Tölpelholm, Reiherinsel, Insel Vielleicht, Der Punkt',
    isles:
      'Die Schatzinseln, Laternenfelsen, Die Kommas, Die Krümel, Die Geschwister, Fingerhutfelsen, Die Losen Blätter, Die Drei Punkte',
    cape: 'Kap der Geduld, Kap der Rückkehr, Federspitze, Hellerkap, Ausguck, Kap Abgabe, Windkap, Kap der Langen Weile',
    wood: 'Der Verzweigte Wald, Der Flüsternde Wald, Eulenwald, Das Dickicht, Bleistiftwald, Das Grüne Archiv, Mooswald, Der Tiefe Schatten',
    range:
      'Der Eisenkamm, Die Monolithen, Die Grauen Zähne, Die Lange Treppe, Die Ambosse, Die Steilen, Das Hohe Regal, Der Rückstau',
    mount: 'Wurzelberg, Weitblick, Die Krone, Herdberg, Der Wächter, Kerzenberg, Donnerberg, Der Gipfelpunkt',
    downs:
      'Bernsteinhügel, Honighügel, Schäferhügel, Grabhügel, Die Sanften Hügel, Lerchenhügel, Die Grünen Falten, Kleehügel',
    fens: 'Altes Moor, Reihermoor, Der Sumpf, Rohrdommelried, Das Sinkende Moor, Irrlichtmoor, Kiebitzried, Das Schilf',
    lake: 'Spiegelsee, Rückrufsee, Silbersee, Entenweiher, Pausensee, Der Stille See, Kehrreimsee, Das Augenglas',
  },
}
