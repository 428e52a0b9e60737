export interface $strip {}
export interface $strict {}
export interface $loose {}
