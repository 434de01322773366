/** Who wrote it, the text, in which `@username` mentions a member, and the comments under it, each as `username: comment`. */
export type SeedPost = readonly [by: string, text: string, ...comments: string[]];
