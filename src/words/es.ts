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
export const previousPicture = 'Imagen anterior'
export const nextPicture = 'Imagen siguiente'
export const unpublished = (title: string) => `Sin publicar: ${title}`

export const scenes = {
  forge: 'Una torre de relojería junto a una fragua de chimeneas humeantes',
  runes: 'Un círculo de piedras en torno a un cristal',
  keep: 'Un castillo en lo alto de un peñasco',
  athenaeum: 'Una biblioteca de torres puntiagudas con un telescopio',
  harbour: 'Una torre con cuervos sobre un puerto',
  hall: 'Una gran sala de tejado rojo entre dos torres',
  village: 'Una aldea',
  mill: 'Un molino de viento junto a una noria',
  watchtower: 'Una atalaya con una hoguera',
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

export const curiositiesFound = (found: number, all: number) => `${found} de ${all} curiosidades`
export const share = 'Compartir'
export const shareFinds = (found: number, all: number, site: string) =>
  `He encontrado ${found} de ${all} curiosidades en el mapa de ${site}. ¿Cuántas encuentras tú?`
export const copied = 'Copiado'
export const explored = 'explorado con buen ojo'
export const notFoundYet = 'Sin encontrar'
export const placesVisited = (visited: number, all: number) => `Lugares visitados: ${visited} de ${all}`
export const forgetFinds = 'Olvidar hallazgos y visitas'

export const curiosities = {
  serpent: ['La Serpiente heredada', 'nadie se atreve a tocarla'],
  kraken: ['El Kraken', 'retiene ese barco desde el viernes'],
  ship: ['La Hoja de Ruta', 'a dos semanas del puerto, desde hace dos años'],
  whale: ['Una ballena de carga', 'lleva un puerto para entregar una carta'],
  longship: ['Un drakkar', 'les dijeron que era un viaje corto'],
  caravel: ['La Beta Eterna', 'zarpa cualquier día de estos'],
  narwhal: ['Un narval', 'tampoco cree en los unicornios'],
  school: ['Un banco de peces', 'nadie ha pedido un crédito aún'],
  mermaid: ['Una sirena', 'ha oído ofertas mejores'],
  fisher: ['Un pescador', 'el grande viene en la próxima versión'],
  lighthouse: ['Un faro', 'ni una noche libre desde que lo encendieron'],
  ruin: ['Una ruina', 'cuando se fueron, funcionaba'],
  'ring of stones': ['Un círculo de piedras', 'una reunión que nunca terminó'],
  hermit: ['Un ermitaño', 'teletrabaja desde siempre'],
  wreck: ['Un pecio', 'lo entregaron un viernes'],
  treasure: ['Un tesoro', 'bien documentado, así que nadie buscó'],
  'sword in the stone': ['Una espada en la piedra', 'te faltan permisos'],
  bones: ['Huesos viejos', 'aquí se retiró algo grande'],
  camp: ['Un campamento', 'deja una luz para los que llegan tarde'],
  duck: ['Un patito de goma', 'lo ha oído todo'],
  stag: ['Un ciervo', 'te vio primero'],
  sheep: ['Ovejas', 'no las cuentes en el trabajo'],
  signpost: ['Un poste', 'acierta la mitad de las veces'],
  watchtower: ['Una atalaya', 'sin novedad, cada hora'],
  cave: ['Una cueva', 'modo oscuro desde el principio'],
  'hollow oak': ['Un roble hueco', 'lleno de copias, sobre todo de bellotas'],
  village: ['Una aldea', 'habitantes: redondeados al alza'],
  compass: ['La rosa de los vientos', 'tiene una opinión y la mantiene'],
  scale: ['La escala', 'solo mide trabajo honrado'],
}

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
      tapCreature: ['Tocar una criatura', 'descubre una curiosidad'],
    },
  },
  mouseAndKeys: {
    title: 'Ratón y teclas',
    effects: {
      drag: ['Arrastrar', 'mueve el mapa'],
      wheel: ['Rueda', 'cambia el zoom'],
      click: ['Pulsar un lugar', 'abre su página'],
      clickCreature: ['Pulsar una criatura', 'descubre una curiosidad'],
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
    pinch: 'Pellizco',
    flick: 'Impulso',
    edge: 'Borde',
    press: 'Clic o arrastre',
    wheel: 'Rueda',
  },
  captions: {
    pinch: 'Dos dedos sujetan el punto del mapa entre ellos, y la escala sigue su distancia.',
    flick: 'Un dedo que se levanta en movimiento deja su velocidad al mapa, que sigue deslizándose.',
    edge: 'Más allá de su borde, el mapa se resiste cada vez más. Cuando se suelta, vuelve.',
    press: 'Hasta 10 px, aún puede ser un clic. Luego el mapa arranca sin salto y alcanza al dedo.',
    wheel: 'El punto bajo el cursor no se mueve. Otra muesca entretanto cuenta desde el destino.',
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
    ocean:
      'El Abismo sin Fin, El Océano Lento, La Mar Mayor, El Azul Paciente, El Insondado, La Larga Marejada, La Gris Extensión, El Último Horizonte',
    sea: 'Mar de Borradores, Estrecho de la Unión, Mar de los Márgenes, Mar de las Notas, El Agua Quieta, El Libro de Sal, Mar de Cabos Sueltos, Mar de Estrellas',
    bay: 'Golfo de los Ecos, Bahía de las Plumas, Bahía del Café, Golfo de los Parches, Bahía de las Páginas, Golfo Buena Esperanza, Bahía de los Guijarros, Bahía del Otro Intento',
    isle: 'Isla Nula, Isla del Dragón, Isla del Tintero, Isla de los Domingos, Isla del Alcatraz, Isla de la Garza, Isla Quizá, El Punto Final',
    isles:
      'Las Islas del Tesoro, Rocas del Farol, Las Comas, Las Migas, Las Hermanas, Rocas del Dedal, Las Hojas Sueltas, Los Tres Puntos',
    cape: 'Cabo Paciencia, Cabo del Regreso, Punta de la Pluma, Cabo del Ochavo, Punta Vigía, Cabo del Plazo, Cabo del Viento, Cabo Demora',
    wood: 'El Bosque de Ramas, El Bosque Susurrante, Bosque de los Búhos, La Maraña, Bosque de Lápices, El Archivo Verde, Bosque Musgoso, La Sombra Honda',
    range:
      'La Sierra de Hierro, Los Monolitos, Los Dientes Grises, La Larga Escalera, Los Yunques, Los Escarpes, El Alto Estante, Los Atrasos',
    mount:
      'Monte Raíz, Monte Mirador, La Corona, Monte Hogar, El Centinela, Monte Candela, Monte Trueno, Monte Resumen',
    downs:
      'Colinas de Ámbar, Colinas de Miel, Colinas del Pastor, Los Túmulos, Las Suaves Colinas, Colinas de Alondras, Los Pliegues Verdes, Colinas del Trébol',
    fens: 'Viejas Ciénagas, Ciénaga de la Garza, El Lodazal, Ciénaga del Avetoro, Las Hundidas, Ciénaga de los Fuegos, Ciénaga del Avefría, Los Juncos',
    lake: 'Lago Espejo, Lago del Recuerdo, Lago de Plata, Laguna de los Patos, Lago de la Pausa, La Laguna Quieta, Lago del Estribillo, La Lupa',
  },
}
