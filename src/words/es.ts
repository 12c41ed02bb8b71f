/** The words of the interface in Spanish. */

export const locale = 'es-ES'
export const direction = 'ltr'

export const menu = 'Menú'
export const navigation = 'Caminos del reino'
export const close = 'Cerrar'
export const map = 'Mapa'
export const youAreHere = 'estás aquí'
export const allPages = 'Todas las páginas'
export const allRightsReserved = 'Todos los derechos reservados.'

export const unexpectedError = '¡Error inesperado!'
export const notFound = '404 – Página no encontrada'
export const pageNotLoaded = 'No se ha podido cargar esta página.'
export const hereBeDragons = 'Aquí hay dragones'

export const road = 'El camino desde aquí'
export const backToTheMap = 'Volver al mapa'
export const backTo = (page: string) => `Volver a ${page}`
export const previousPlace = 'Lugar anterior'
export const nextPlace = 'Lugar siguiente'
export const email = 'Correo'

export const levelOfFive = (level: number) => `${level} de 5:`
export const olderPost = 'Entrada anterior'
export const newerPost = 'Entrada siguiente'
export const feed = 'Canal RSS'
export const unpublished = (title: string) => `Sin publicar: ${title}`

export const scenes = {
  forge: 'Una torre de relojería junto a una fragua de chimeneas humeantes',
  runes: 'Un círculo de piedras en torno a un cristal',
  keep: 'Un castillo en lo alto de un peñasco',
  athenaeum: 'Una biblioteca de torres puntiagudas con un telescopio',
  harbour: 'Una torre con cuervos sobre un puerto',
  hall: 'Una gran sala de tejado rojo entre dos torres',
  village: 'Una aldea',
}

export const quotes = ['«', '»', '“', '”']
export const notes = 'Notas'
export const table = 'Tabla'
export const backToTheText = 'Volver al texto'

export const mapOf = (site: string) => `Mapa: ${site}`
export const places = 'Lugares'
export const zoomIn = 'Acercar'
export const zoomOut = 'Alejar'
export const showTheWholeMap = 'Mostrar todo el mapa'
export const chart = 'Vista general del mapa'
export const pictureMissing = 'Falta la imagen del mapa.'
export const tryAgain = 'Reintentar'

export const mapWithLinks = (places: number) =>
  places === 1 ? 'Un mapa con un enlace a un lugar.' : `Un mapa con enlaces a ${places} lugares.`
export const keys =
  'Las flechas mueven el mapa, con Mayús más lejos, o llevan de lugar en lugar; más y menos cambian el zoom; F muestra todo el mapa; 0 o Inicio vuelve a la primera vista.'
export const zoomAt = (percent: number) => `Zoom ${percent} %.`
export const inView = (places: string) => `A la vista: ${places}.`
export const noPlaceInView = 'Ningún lugar a la vista.'

export const howItWorks = 'Cómo funciona'
export const inputs = {
  fingers: {
    title: 'Dedos',
    effects: {
      drag: ['Arrastrar', 'mueve el mapa'],
      pinch: ['Pellizcar', 'cambia el zoom'],
      tap: ['Tocar un lugar', 'abre su página'],
    },
  },
  mouseAndKeys: {
    title: 'Ratón y teclas',
    effects: {
      drag: ['Arrastrar', 'mueve el mapa'],
      wheel: ['Rueda', 'cambia el zoom'],
      click: ['Pulsar un lugar', 'abre su página'],
      arrows: ['Flechas', 'mueven el mapa'],
      shift: ['Mayús, flechas', 'lo mueven más lejos'],
      tab: ['Tab, flechas', 'llevan de lugar en lugar'],
      plus: ['+, −', 'cambian el zoom'],
      all: ['F', 'muestra todo el mapa'],
      home: ['0, Inicio', 'vuelven a la primera vista'],
      escape: ['Esc', 'cierra lo que esté abierto'],
    },
  },
}
export const seeTheEngine = 'Ver el motor en marcha'
export const readHow = 'Leer cómo se mueve (en inglés)'

export const xray = {
  title: 'El motor en marcha',
  playAGesture: 'Mostrar un gesto',
  caption: 'Los gestos van a un cuarto de su velocidad. Cualquier acción sobre el mapa los detiene.',
  state: 'Estado del motor',
  states: {
    still: 'en reposo',
    pressed: 'pulsado',
    dragging: 'arrastre',
    pinching: 'pellizco',
    gliding: 'deriva',
    animating: 'animación',
  },
  gestures: {
    pinch: {
      name: 'Pellizco',
      caption: 'Dos dedos sujetan el punto del mapa entre ellos, y la escala sigue su distancia.',
    },
    flick: {
      name: 'Impulso',
      caption: 'Un dedo que se levanta en movimiento deja su velocidad al mapa, que sigue deslizándose.',
    },
    edge: {
      name: 'Borde',
      caption: 'Más allá de su borde, el mapa se resiste cada vez más. Cuando se suelta, vuelve.',
    },
    press: {
      name: 'Clic o arrastre',
      caption: 'Hasta 10 px, aún puede ser un clic. Luego el mapa arranca sin salto y alcanza al dedo.',
    },
    wheel: {
      name: 'Rueda',
      caption: 'El punto bajo el cursor no se mueve. Otra muesca entretanto cuenta desde el destino.',
    },
  },
  pause: 'Pausa',
  step: (ms: number) => `Un fotograma, ${ms} ms`,
  moment: 'Momento del gesto',
  formula: 'desplazamiento = pantalla − mapa × escala',
  pinned: {
    held: 'punto del mapa sujeto',
    stays: 'punto del mapa que no se mueve',
    middle: 'punto del mapa en el centro',
  },
  edge: 'distancia por el borde',
  velocity: 'velocidad, px/ms',
  samples: 'sus muestras',
  samplesIn: (samples: number, ms: string) => `${samples} en ${ms} ms`,
  noPointer: 'ningún puntero',
  pointerRests: 'el puntero está quieto',
  visiblePart: 'Todo el mapa, y su parte visible',
  pointer: 'puntero',
  map: 'mapa',
}

export const drawn = {
  promise: 'carta fiel y verdadera',
  subject: 'de sus Oficios, Torres y Viajes',
  leagues: 'Leguas de trabajo honrado',
  winds: { east: 'E', south: 'S', west: 'O' },
  names: {
    boundlessDeep: 'El Abismo sin Fin',
    gulfOfEchoes: 'Golfo de los Ecos',
    seaOfDrafts: 'Mar de Borradores',
    bayOfQuills: 'Bahía de las Plumas',
    mergeSound: 'Estrecho de la Unión',
    isleOfNull: 'Isla Nula',
    cacheIsles: 'Las Islas del Tesoro',
    wyrmHolm: 'Isla del Dragón',
    lanternRocks: 'Rocas del Farol',
    capeLatency: 'Cabo Paciencia',
    branchingWood: 'El Bosque de Ramas',
    ironspine: 'La Sierra de Hierro',
    mountRoot: 'Monte Raíz',
    monoliths: 'Los Monolitos',
    amberDowns: 'Colinas de Ámbar',
    legacyFens: 'Viejas Ciénagas',
  },
}
