import type { PictureFiles } from '../../src/pages/OwnerPicture'

/** The pictures of the tests' realm, as the build would provide them. */
export default {
  'boat.png': { avif: '/a-480.avif 480w', webp: '/a-480.webp 480w', src: '/a-480.webp', width: 480, height: 320 },
} satisfies Record<string, PictureFiles>
