/** What a loader says of a page that is drawn for whoever asked, and kept by nobody. */
export const OF_CALLER = 'of-caller'
