/** What an address asks for behind its path, by name; values of one name with a comma between them. Anybody can have written it. */
export type Asked = Readonly<Record<string, string | undefined>>;

/** When the page comes up, and whenever what its address asks for changes. */
export type AddressRead = { type: 'address.read'; asked: Asked };
