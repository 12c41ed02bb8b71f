/**
 * The parts of pages that not every site has: texts, posts, ways to its owner, and cards with more than
 * words. Null in a site without any, whose pages are lighter by a quarter.
 */
import { enlarge } from './enlarge'
import { openEmbed } from './openEmbed'
import { PostPage, Posts } from './Posts'
import { RichCards } from './RichCards'
import { Text, TextPage } from './Text'
import { Ways } from './Ways'

export const rich = __HAS__.richPages
  ? { enlarge, openEmbed, PostPage, Posts, RichCards, Text, TextPage, Ways }
  : null
