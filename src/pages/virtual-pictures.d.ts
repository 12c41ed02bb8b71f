/** The pictures of cards, by file name in `src/realm`: see src/build/stories.ts. */
declare module 'virtual:pictures' {
  const pictures: Readonly<Record<string, import('./OwnerPicture').PictureFiles>>
  export default pictures
}
