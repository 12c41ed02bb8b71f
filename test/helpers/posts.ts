/** The posts of the tests' realm: none, unless a test provides some. */
export default {}
