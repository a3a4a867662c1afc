<?php
/** Publishes another author's post, as an editor. */

require __DIR__ . '/load.php';

wp_set_current_user( get_user_by( 'login', 'editor' )->ID );
$request = new WP_REST_Request( 'POST', '/wp/v2/posts/' . kulla_input()['id'] );
$request->set_body_params( [ 'status' => 'publish' ] );
kulla_answer( [ 'status' => rest_do_request( $request )->get_data()['status'] ] );
