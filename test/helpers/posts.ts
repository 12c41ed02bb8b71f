/** The posts of the tests' own realm: none, but where a test brings its own. */
export default {}
