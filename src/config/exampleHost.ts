/** Reserved by RFC 2606: nothing is ever served there, so a link to it is a dead end. */
export const exampleHost = /(?:^|\.)example(?:\.com|\.net|\.org)?$/;
