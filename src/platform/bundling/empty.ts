// Replaces the parts of the stock theme that no page of this site uses.
export {};
